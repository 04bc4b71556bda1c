export const SMALL_TALK_KINDS = [
  'greeting',
  'thanks',
  'bye',
  'no',
  'yes',
  'stuck',
  'insult',
  'injection',
  'code',
  'nonsense',
  'fragment',
] as const
export type SmallTalkKind = (typeof SMALL_TALK_KINDS)[number]
