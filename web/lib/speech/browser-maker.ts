import type { Maker } from './speech-platform.ts'

export type BrowserSigns = { userAgent: string; touchPoints: number }

/** iPads call themselves Macintosh. */
const isApplePhone = ({ userAgent, touchPoints }: BrowserSigns) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)

export const isPhone = (signs: BrowserSigns): boolean =>
  isApplePhone(signs) || signs.userAgent.includes('Android')

/** Chrome's name stands in nearly every browser's: what is known to be another is told apart. */
const OTHERS = /OPR\/|SamsungBrowser|Vivaldi|YaBrowser|DuckDuckGo|Firefox|FxiOS/

/** Whose service recognises speech. On an iPhone every browser uses Apple's. */
export const makerOf = (signs: BrowserSigns): Maker => {
  const { userAgent } = signs
  if (isApplePhone(signs)) return 'Apple'
  if (OTHERS.test(userAgent)) return 'other'
  if (userAgent.includes('Edg')) return 'Microsoft'
  if (userAgent.includes('Chrome/')) return 'Google'
  return userAgent.includes('Safari/') ? 'Apple' : 'other'
}
