import type { SafetyText } from './en-safety.ts'

/** Chinese sentences of one's own logins and data. */
export const zhSafety: SafetyText = {
  sessions: {
    title: '已登录的设备',
    on: (browser, system) => `${system} 上的 ${browser}`,
    unknown: '其他程序',
    here: '当前设备',
    last: when => `最近使用：${when}`,
    end: '结束登录',
    endOf: device => `结束登录：${device}`,
    everywhere: '退出所有设备',
    failed: '无法加载登录记录。',
    endFailed: '操作失败，请重试。',
  },
  account: {
    title: '邮箱和密码',
    change: '修改',
    changeEmail: '修改邮箱',
    changePassword: '修改密码',
    newEmail: '新邮箱',
    currentPassword: '当前密码',
    newPassword: '新密码',
    passwordText: '修改后，其他设备都会退出登录。',
    passwordChanged: '密码已修改，其他设备都已退出登录。',
    withoutPassword: '如果还没有密码，可以请管理员发给你一个设置密码的链接。',
    save: '保存',
    failed: '未能保存，请重试。',
  },
  data: {
    title: '你的数据',
    text: '把我们保存的全部内容下载成一个文件：账号、登录记录、辩题，以及每场辩论的发言和点评。',
    export: '下载我的数据',
    exporting: '正在整理…',
    exportFailed: '无法生成文件，请重试。',
    remove: '删除我的账号',
    removeText:
      '你的姓名、邮箱、登录记录、录音和分享链接都会被删除，所有设备都会退出登录。' +
      '你的辩论会去掉姓名，只保留在总数里。此操作无法撤销。',
    confirm: '永久删除',
    byName: '如果你不用密码登录，请输入用户名',
    removeFailed: '无法删除账号，请重试。',
  },
}
