import type { Catalogue } from '#schema/messages/message.ts'
import { sayFailure } from '#schema/messages/say.ts'
import type { VoiceText } from '../../lib/i18n/en-voice.ts'
import type { VoiceProblem } from './problem.ts'

/** What is wrong. */
export const sayProblem = (text: VoiceText, messages: Catalogue, problem: VoiceProblem): string =>
  'failure' in problem ? sayFailure(messages, problem.failure) : text.problems[problem.kind].says

/** The way on; `isOff`: the control only connects again. */
export const sayAdvice = (text: VoiceText, problem: VoiceProblem, isOff: boolean): string =>
  problem.kind === 'turn-lost' && isOff
    ? text.problems['turn-lost'].whileOff
    : text.problems[problem.kind].advice
