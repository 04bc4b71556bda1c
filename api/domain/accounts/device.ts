/** In this order: most name the others as well, so that pages take them for one of those. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['MicroMessenger/', 'WeChat'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['Windows', 'Windows'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

export type Device = { browser: string | null; system: string | null }

/**
 * What the User-Agent header says of who logs in, in two words. Nothing else of it is kept: it is
 * there for the person to recognise, and proves nothing.
 */
export const deviceOf = (agent: string | null | undefined): Device => {
  const find = (known: readonly (readonly [string, string])[]) =>
    known.find(([sign]) => agent?.includes(sign))?.[1] ?? null
  return { browser: find(BROWSERS), system: find(SYSTEMS) }
}
