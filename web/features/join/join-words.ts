import type { Language } from '#schema/constants.ts'

type JoinWords = {
  title: string
  entering: string
  spent: string
  otherUser: (name: string) => string
  goOn: string
  stay: string
  home: string
}

export const joinWords: Record<Language, JoinWords> = {
  en: {
    title: 'Your debate',
    entering: 'Opening your debate…',
    spent:
      'This link was used before or is too old. Open the debate again where you found the link.',
    otherUser: name =>
      `You are logged in as ${name}. This link belongs to somebody else: to open it, you go on as that person.`,
    goOn: 'Open the debate',
    stay: 'Stay logged in',
    home: 'To the home page',
  },
  zh: {
    title: '您的辩论',
    entering: '正在打开您的辩论……',
    spent: '这个链接已被使用或已过期。请回到您找到链接的地方，重新打开辩论。',
    otherUser: name =>
      `您已登录为 ${name}。这个链接属于另一位用户：打开它，您将以那位用户的身份继续。`,
    goOn: '打开辩论',
    stay: '保持登录',
    home: '返回首页',
  },
}
