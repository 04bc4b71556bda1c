import { CHINESE_POLICIES, chineseMotionCues } from './motion-cues.ts'
import type { MotionKind, PolicyKind } from './motion-kind.ts'

/** In characters: what a motion names, a side of a comparison, and a change. */
const LONGEST_OBJECT = 18
const LONGEST_SIDE = 12
const LONGEST_CHANGE = 20

const MARKS = /[，。！？；：、,.!?;:“”"「」《》<>]/u

const isUsable = (phrase: string | undefined, most = LONGEST_OBJECT): phrase is string =>
  phrase !== undefined && phrase.length > 0 && [...phrase].length <= most && !MARKS.test(phrase)

/** When something is to be done, before who does it. */
const WHEN_FIRST = /^(.{2,8}(?:以后|之后|以前|之前|期间|时))[，,](.{1,8}?)(?=不?应)/u

const tidy = (motion: string) =>
  motion
    .trim()
    .replace(/^(本院|本席|我方|我们|我)?(认为|相信|主张|支持|觉得)/u, '')
    .replace(/^辩题[:：]\s*/u, '')
    .replace(/[。！？?!.\s]+$/u, '')
    .replace(/(吗|呢)$/u, '')
    // "After work, firms should not …" is said of who acts: "firms should not, after work, …".
    .replace(WHEN_FIRST, '$2$1')
    .trim()

const policy = (kind: PolicyKind, change: string | null, flipped = false): MotionKind => ({
  kind: 'policy',
  policy: kind,
  change,
  flipped,
})

const readValue = (text: string): MotionKind | null => {
  const found = chineseMotionCues()['value judged'].exec(text)?.groups
  if (!found || !isUsable(found.object)) return null
  const object = found.object.replace(/(对.{1,8})$/u, '')
  return { kind: 'value', object, flipped: found.bad !== undefined }
}

const readComparison = (text: string): MotionKind | null => {
  const cues = chineseMotionCues()
  const found =
    cues['comparison better'].exec(text) ??
    cues['comparison more'].exec(text) ??
    cues['comparison over'].exec(text) ??
    cues['comparison choice'].exec(text)
  const { object, other } = found?.groups ?? {}
  if (!isUsable(object, LONGEST_SIDE) || !isUsable(other, LONGEST_SIDE)) return null
  const first = object.replace(/(应该?|应当|选择)/gu, '')
  return { kind: 'comparison', object: first, other, flipped: false }
}

/** "Students may use phones" and "may students use phones?" are about permitting it. */
const readPermission = (text: string): MotionKind | null => {
  const cues = chineseMotionCues()
  if (!isUsable(text, LONGEST_CHANGE)) return null
  const asked = cues['permission asked'].exec(text)?.groups
  if (asked) return policy('permit', `允许${asked.actor}${asked.act}`)
  const said = cues.permission.exec(text)?.groups
  if (!said || cues['asks for change'].test(text) || !cues.persons.test(text)) return null
  return said.denial
    ? policy('restrict', `禁止${said.actor}${said.act}`)
    : policy('permit', `允许${said.actor}${said.act}`)
}

const MODAL = '应不应该|应不应当|应不应|该不该|不应该|不应当|不应|不该|应该|应当'
const ACT = '禁止|取缔|废除|取消|限制|允许|推广|监管|管制|抵制'

const BANNED_FROM =
  /^(宠物|动物|游客|外国人|.{0,4}(?:学生|青少年|儿童|孩子|老师|员工))(?:应该|应当|应)被?禁止(.+)$/u
const FORCED = /^(.+?)(?:应该|应当|应)是?(?:强制性?|必须)的?$/u
const TREATED = new RegExp(`^(.+?)(?:是否)?(?:${MODAL}|应)被?(${ACT})$`, 'u')
const SHOULD = new RegExp(`(?:是否)?(?:${MODAL}|应(?=[^对用急届]))|是否`, 'u')
const WHO_ACTS =
  /^(?:我们|政府|国家|社会)?(?=禁止|取缔|废除|取消|限制|允许|推广|引入|推行|实行|强制|提高|降低)/u

/** The change as an act: "pets should be banned" is "ban pets", "we should" goes. */
const actOf = (text: string) =>
  text
    .replace(BANNED_FROM, '禁止$1$2')
    .replace(FORCED, '强制$1')
    .replace(TREATED, '$2$1')
    .replace(SHOULD, '')
    .replace(WHO_ACTS, '')
    .replace(/被(?=禁止|废除|取消|允许|监管|管制|抵制|限制)/u, '')

/** Kinds of policy that name what somebody does rather than what is done to others. */
const ACTS: ReadonlySet<PolicyKind> = new Set(['enable', 'adjust', 'reform'])

const readPolicy = (text: string): MotionKind => {
  const cues = chineseMotionCues()
  const flipped = !cues['asks whether'].test(text) && cues['denies the change'].test(text)
  const change = actOf(text)
  const seen = CHINESE_POLICIES.find(each => cues[`policy ${each}`].test(change)) ?? 'reform'
  const found = seen === 'adjust' && !cues.measured.test(change) ? 'reform' : seen
  const isAct = ACTS.has(found)
  const isDuty = isAct && !flipped && cues.persons.test(change)
  const kind = isDuty ? 'impose' : found
  if (!isUsable(change, LONGEST_CHANGE)) return policy(flipped ? 'restrict' : kind, null)
  return flipped && isAct && !cues['act of policy'].test(change)
    ? policy('restrict', `禁止${change}`)
    : policy(kind, change, flipped)
}

/** Reads a Chinese motion. */
export const readChineseMotion = (motion: string): MotionKind => {
  const text = tidy(motion)
  const special = readValue(text) ?? readComparison(text) ?? readPermission(text)
  if (special) return special
  return chineseMotionCues()['asks for change'].test(text)
    ? readPolicy(text)
    : { kind: 'fact', flipped: false }
}
