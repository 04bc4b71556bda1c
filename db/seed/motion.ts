/** A curated motion as the seed writes it. `key` is a kebab-case slug that also names its arguments in the bank. */
export type Motion = { key: string; en: string; zh: string; recommended: boolean }
