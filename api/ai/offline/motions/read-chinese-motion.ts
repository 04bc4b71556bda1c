import { CHINESE_POLICIES, chineseMotionCues } from './motion-cues.ts'
import type { MotionKind } from './motion-kind.ts'

const SPEECH = /[，。！？；：、,.!?;:“”"「」《》<>]/u
const usable = (phrase: string | undefined, max = 18): phrase is string =>
  phrase !== undefined && phrase.length > 0 && [...phrase].length <= max && !SPEECH.test(phrase)

const tidy = (motion: string) =>
  motion
    .trim()
    .replace(/^(本院|本席|我方|我们|我)?(认为|相信|主张|支持|觉得)/u, '')
    .replace(/^辩题[:：]\s*/u, '')
    .replace(/[。！？?!.\s]+$/u, '')
    .replace(/(吗|呢)$/u, '')
    .trim()

const readJudgement = (text: string): MotionKind | null => {
  const found =
    /^(.+?)(?:是)?(利大于弊|弊大于利|好处多于坏处|坏处多于好处|有利|有害|有益|利多于弊|弊多于利|是好事|是坏事|是不道德的|是必要的)(?:还是.+)?$/u.exec(
      text,
    )
  if (!found || !usable(found[1])) return null
  return {
    kind: 'value',
    object: found[1].replace(/(对.{1,8})$/u, ''),
    flipped: /^(弊|坏|有害|是坏|是不道德)/u.test(found[2] ?? ''),
  }
}

const readPreference = (text: string): MotionKind | null => {
  const found =
    /^(.+?)比(.+?)(?:更|要|还要)(?:好|重要|有效|有价值|可取|有意义|值得|适合).*$/u.exec(text) ??
    /^(.+?)比(.+?)更.+$/u.exec(text) ??
    /^(.+?)(?:优于|胜过|好过|重于)(.+)$/u.exec(text) ??
    /^(?:应该?|应当)?(?:选择)?(.+?)而不是(.+)$/u.exec(text)
  return found && usable(found[1], 12) && usable(found[2], 12)
    ? {
        kind: 'comparison',
        object: found[1].replace(/(应该?|应当|选择)/gu, ''),
        other: found[2],
        flipped: false,
      }
    : null
}

/** Reads a Chinese motion. */
export const readChineseMotion = (motion: string): MotionKind => {
  const cues = chineseMotionCues()
  const text = tidy(motion)
  const special = readJudgement(text) ?? readPreference(text)
  if (special) return special
  const asksForChange =
    /应该|应当|该不该|应不应|不应|应|必须|禁止|取消|废除|引入|推行|实行|允许|强制|推广|提高|降低|全面/u.test(
      text,
    )
  const asked = /^(.{1,10}?)(?:(?<![智可功才性技])能不能|可不可以|可以不可以)(.+)$/u.exec(text)
  if (asked && usable(text, 20))
    return {
      kind: 'policy',
      policy: 'permit',
      change: `允许${asked[1]}${asked[2]}`,
      flipped: false,
    }
  const allowed = /^(.{1,10}?)(不)?(?:可以|(?<![智可功才性技])能够?)(.+)$/u.exec(text)
  if (!asksForChange && allowed && cues.persons.test(text) && usable(text, 20))
    return allowed[2]
      ? {
          kind: 'policy',
          policy: 'restrict',
          change: `禁止${allowed[1]}${allowed[3]}`,
          flipped: false,
        }
      : {
          kind: 'policy',
          policy: 'permit',
          change: `允许${allowed[1]}${allowed[3]}`,
          flipped: false,
        }
  if (!asksForChange) return { kind: 'fact', flipped: false }
  const flipped =
    !/应不应|该不该|是否/u.test(text) && /不应该|不应当|不应|不该|不必|不得|不需要/u.test(text)
  const active = text
    .replace(
      /^(宠物|动物|游客|外国人|.{0,4}(?:学生|青少年|儿童|孩子|老师|员工))(?:应该|应当|应)被?禁止(.+)$/u,
      '禁止$1$2',
    )
    .replace(/^(.+?)(?:应该|应当|应)是?(?:强制性?|必须)的?$/u, '强制$1')
    .replace(
      /^(.+?)(?:是否)?(?:应不应该|应不应当|应不应|该不该|不应该|不应当|不应|不该|应该|应当|应)被?(禁止|取缔|废除|取消|限制|允许|推广|监管|管制|抵制)$/u,
      '$2$1',
    )
    .replace(
      /(?:是否)?(?:应不应该|应不应当|应不应|该不该|不应该|不应当|不应|不该|应该|应当|应(?=[^对用急届]))|是否/u,
      '',
    )
    .replace(
      /^(?:我们|政府|国家|社会)?(?=禁止|取缔|废除|取消|限制|允许|推广|引入|推行|实行|强制|提高|降低)/u,
      '',
    )
    .replace(/被(?=禁止|废除|取消|允许|监管|管制|抵制|限制)/u, '')
  const isDuty = !flipped && cues.persons.test(active)
  const seen = CHINESE_POLICIES.find(policy => cues[`policy ${policy}`].test(active)) ?? 'reform'
  const found = seen === 'adjust' && !cues.measured.test(active) ? 'reform' : seen
  const isAct = found === 'enable' || found === 'adjust' || found === 'reform'
  const kind = isDuty && isAct ? 'impose' : found
  if (!usable(active, 20))
    return { kind: 'policy', policy: flipped ? 'restrict' : kind, change: null, flipped: false }
  return flipped && isAct && !cues['act of policy'].test(active)
    ? { kind: 'policy', policy: 'restrict', change: `禁止${active}`, flipped: false }
    : { kind: 'policy', policy: kind, change: active, flipped }
}
