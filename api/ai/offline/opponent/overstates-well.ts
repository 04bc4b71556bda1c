import type { Language } from '#schema/constants.ts'

const wordsOf = (lines: readonly string[]) => lines.flatMap(line => line.split(' ')).join('|')
const english = (...lines: string[]) => new RegExp(`\\b(?:${wordsOf(lines)})\\b`, 'iu')
const chinese = (...lines: string[]) => new RegExp(wordsOf(lines), 'u')

/** Of some, of all or of none; possible, wished, past or yet to come; two things set apart. */
const NOT_GENERAL: Record<Language, readonly RegExp[]> = {
  en: [
    english(
      'many most mostly some somebody someone something sometimes few fewer half several often',
      'usually rarely seldom nearly almost only hardly just',
      'all every\\w* each any\\w* always never no nobody none nothing',
    ),
    english(
      'can could may might should must ought need would will shall perhaps maybe strangely',
      'was were had did has have been once already today still yet now \\w{2,}[^e]ed',
      'i we you this while whereas but',
    ),
    /\b(?:is|are) (?:how|where|what|who|why|when|the|an?|about|there|worth|part)\b/iu,
    /[;:—–“”]|\bthere (?:is|are)\b|\bthe \w+est\b|\bused to\b|^it\b/iu,
  ],
  zh: [
    chinese(
      '不 没 无 未 别 很多 许多 多数 大多 有些 有的 一些 往往 最 更多 只 才',
      '都 每 任何 所有 一切 谁 从来 也许 可能 应当 应该 必须 一旦 如果 要是',
      '却 但 而 奇怪 曾 已经 过去 今天 现在 正在 将 您 你 这道 是.+的$ 了$',
    ),
    /[；：“”]|，.+，/u,
  ],
}

/** Whether a claim tells what happens in general, so that "every single time" makes it too strong. */
export const overstatesWell = (claim: string, language: Language): boolean =>
  !NOT_GENERAL[language].some(cue => cue.test(claim.replace(/[.!。！\s]+$/u, '')))
