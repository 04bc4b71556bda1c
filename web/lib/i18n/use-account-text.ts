import { type AccountText, enAccount } from './en-account.ts'
import { useLanguage } from './use-text.ts'
import { zhAccount } from './zh-account.ts'

/** The sentences of the login, the registration and the profile; they come with the code of those screens, not with the home page. */
export const useAccountText = (): AccountText => (useLanguage() === 'zh' ? zhAccount : enAccount)
