import { enSharing, type SharingText } from './en-sharing.ts'
import { useLanguage } from './use-text.ts'
import { zhSharing } from './zh-sharing.ts'

/** The sentences of export and share links; they come with the code of those screens, not with the home page. */
export const useSharingText = (): SharingText => (useLanguage() === 'zh' ? zhSharing : enSharing)
