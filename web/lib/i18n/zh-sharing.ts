import type { enSharing } from './en-sharing.ts'

/** Chinese sentences of export and share links. */
export const zhSharing: typeof enSharing = {
  actions: '保存或分享这场辩论',
  share: '分享',
  markdown: '下载 Markdown',
  json: '下载 JSON',
  print: '打印',
  title: '分享这场辩论',
  private: '只有你能阅读这场辩论。创建链接后，任何拿到链接的人都能阅读辩论和得分。',
  create: '创建链接',
  shared: '任何拿到这个链接的人都能阅读辩论和得分。你的邮箱和反馈不会公开。',
  link: '链接',
  copy: '复制链接',
  copied: '已复制',
  copyFailed: '请手动复制：链接已选中。',
  stop: '停止分享',
  stopAsk: '链接将不再显示任何内容，已经拿到的人也一样。停止分享吗？',
  failed: '没有成功，请重试。',
  page: {
    title: '分享的辩论',
    argued: { for: name => `${name} 支持`, against: name => `${name} 反对` },
    guest: '一位访客',
    opponent: 'AI 对手',
    noScore: {
      in_progress: '这场辩论还没有结束。',
      evaluating: '这场辩论正在评分。',
      unscored: '这场辩论没有得分。',
    },
    otherSide: '站到对方立场',
    score: '辩论得分',
    gone: '这个链接已不再显示内容',
    goneText: '它的主人已经收回，或者链接不完整。',
    failed: '无法加载这场辩论。',
    invite: '自己来辩论一个辩题',
  },
  file: { motion: '辩题', side: '立场', date: '日期', score: '得分', you: '你', opponent: '对手' },
}
