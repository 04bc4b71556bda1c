import { useLanguage } from '../../../lib/i18n/use-text.ts'
import { enKeys, type KeysText } from './en-keys.ts'
import { zhKeys } from './zh-keys.ts'

export const useKeysText = (): KeysText => (useLanguage() === 'zh' ? zhKeys : enKeys)
