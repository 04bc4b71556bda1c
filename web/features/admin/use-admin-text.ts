import { useLanguage } from '../../lib/i18n/use-text.ts'
import { type AdminText, enAdmin } from './en-admin.ts'
import { zhAdmin } from './zh-admin.ts'

/** The sentences of the admin area; they come with its own code, never with a debater's. */
export const useAdminText = (): AdminText => (useLanguage() === 'zh' ? zhAdmin : enAdmin)
