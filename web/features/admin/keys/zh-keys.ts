import type { AdminText } from '../en-admin.ts'

/** Chinese sentences of the palette. */
export const zhPalette: AdminText['palette'] = {
  open: '前往…',
  title: '前往页面、用户或辩题',
  placeholder: '名称、邮箱或辩题中的文字',
  pages: '页面',
  actions: '操作',
  otherLanguage: 'Switch to English（英文）',
  searching: '正在搜索……',
  failed: '无法搜索用户和辩题。',
  nothing: '没有符合的内容。',
  found: count => `${count} 个结果`,
}

/** Chinese names of the keys. */
export const zhHelp: AdminText['help'] = {
  title: '键盘快捷键',
  keys: [
    ['Ctrl K', '前往页面、用户、辩题或操作（Mac 上为 ⌘ K）'],
    ['/', '在表格中搜索'],
    ['j k', '下一行、上一行'],
    ['↓ ↑', '在各行之间移动'],
    ['Home End', '第一行、最后一行'],
    ['Enter', '打开此行'],
    ['e', '编辑此行'],
    ['Space', '选择此行（可选择时）'],
    ['a', '对所选行进行操作'],
    ['Esc', '关闭打开的内容'],
    ['?', '显示这些快捷键'],
  ],
  single: '启用单键快捷键（使用语音输入时可关闭）',
}
