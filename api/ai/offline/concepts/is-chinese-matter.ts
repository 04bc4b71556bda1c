import { directionCuesIn } from './direction-cues.ts'
import { type FoundName, findNames } from './find-names.ts'

const isFound = (pattern: RegExp, text: string) => text.search(pattern) >= 0

/** "让爷爷更…", "对老人有害". */
const DONE_TO = /(?:(?:让|使|令)[^，]{0,2}|对)$/
/** "让狗上地铁": where to. */
const LED_TO = /(?:[让带]|允许)[^，。在]+[上进到]$/
/** "替孩子做作业": who is to do it. */
const DONE_FOR = /[替帮陪代][^，。]{1,5}[做写干洗付拿]$/
/** "给老人让座": to whom it is done. */
const GIVEN_TO = /给__(?:让座|报|买|看|戴|穿|写|打|洗|做)/
/** "用电脑写作业": with what it is done. */
const DONE_WITH = /用[^，。]{1,10}(?:写|做|完成)$/
/** What is to be done with the thing that follows. */
const SHOULD_DO = /(?:应该|应当|必须|需要)(?:可以|能够?|有权)?([^，。]{1,6})$/

/** "明星的高薪" is about the pay. */
const isOwner = (after: string) =>
  after.startsWith('的') && findNames(after.slice(1), 'zh').some(({ start }) => start === 0)

/** Whether a Chinese motion is about what it names, and not about what is done with it or to it. */
export const isChineseMatter = ({ start, end }: FoundName, text: string): boolean => {
  const cues = directionCuesIn('zh')
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const [, done] = SHOULD_DO.exec(before) ?? []
  const isKnown =
    done === undefined ||
    [cues.less, cues.more, cues.other, cues.does].some(cue => isFound(cue, done))
  const isBeside =
    isOwner(after) ||
    isFound(cues['another thing'], `${before}__${text.slice(start)}`) ||
    LED_TO.test(before) ||
    DONE_FOR.test(before) ||
    DONE_WITH.test(before) ||
    GIVEN_TO.test(`${before}__${after}`) ||
    isFound(cues.affects, before) ||
    (DONE_TO.test(before) && isFound(cues.suffers, after))
  const isOnlyWho = isFound(cues.who, after) && !isFound(cues.penalty, after)
  const goesOn = after === '' || isFound(cues['goes on'], after)
  return isKnown && !isBeside && !isOnlyWho && goesOn && !isFound(cues.predicate, before)
}
