import { readItem, removeItem, writeItem } from '../storage.ts'
import type { Maker } from './speech-platform.ts'

const KEY = 'speechSentTo'

/** Whether this person has agreed that their voice goes to this maker. */
export const hasAgreed = (maker: Maker): boolean => readItem('local', KEY) === maker
export const rememberAgreement = (maker: Maker) => writeItem('local', KEY, maker)
export const forgetAgreement = () => removeItem('local', KEY)
