import type { DevelopersText } from './en-developers.ts'

/** Chinese sentences of the pages for developers. */
export const zhDevelopers: DevelopersText = {
  title: 'GraphQL',
  sendAs: '请求身份',
  administrator: email => `管理员 ${email}`,
  nobody: '不登录',
}
