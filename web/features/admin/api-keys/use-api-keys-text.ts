import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { type ApiKeysText, enApiKeys } from './en-api-keys.ts'
import { zhApiKeys } from './zh-api-keys.ts'

export const useApiKeysText = (): ApiKeysText => (useLanguage() === 'zh' ? zhApiKeys : enApiKeys)
