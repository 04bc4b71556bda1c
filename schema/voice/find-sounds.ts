/** A stretch of speech; `to` is the first frame after it. */
export type SpeechSound = { from: number; to: number }

/** Quieter than any microphone; stands for digital silence too. */
const SILENCE_DB = -90
/** How far around a moment the room is looked for: nobody speaks longer without a breath. */
const ROOM_REACH_FRAMES = 250
const ROOM_BLOCK_FRAMES = 50
const ROOM_SHARE = 0.08
/** The voice is as loud as its loudest twentieth, or half a second of a long turn. */
const VOICE_SHARE = 0.05
const VOICE_FRAMES_AT_MOST = 50
/** A voice comes at least this far out of the room and is at least this loud. */
const LEAST_RANGE_DB = 9
const LEAST_VOICE_DB = -60
/** The border between room and voice is this part of the way, and at least this much above. */
const BORDER_SHARE = 0.3
const BORDER_ABOVE_ROOM_DB = 4
/** Echoes and breaths lie this far below a voice and more. */
const BORDER_BELOW_VOICE_DB = 22
/** Shorter gaps are the closed lips of a "p", shorter sounds alone are clicks. Frames of 10 ms. */
const CLOSURE_FRAMES = 20
const CLICK_FRAMES = 6

const ascending = (levels: Float32Array) => levels.slice().sort()
/** The level that a share of all stays below; silence where there are none. */
const quantile = (sorted: Float32Array, share: number) =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NEGATIVE_INFINITY

/** Single frames of noise differ by decibels, means over three much less. */
const smoothedLevels = (powers: readonly number[]) =>
  Float32Array.from(powers, (power, index) => {
    const mean = ((powers[index - 1] ?? power) + power + (powers[index + 1] ?? power)) / 3
    return Math.max(SILENCE_DB, 10 * Math.log10(mean))
  })

const voiceFrames = (frames: number) =>
  Math.min(VOICE_FRAMES_AT_MOST, Math.floor(VOICE_SHARE * frames))

const borderBetween = (room: number, voice: number) =>
  Math.max(
    room + BORDER_ABOVE_ROOM_DB,
    room + BORDER_SHARE * (voice - room),
    voice - BORDER_BELOW_VOICE_DB,
  )

/** The sounds of speech in a turn, from the power of its 10 ms frames (full scale is 1). */
export const findSounds = (powers: readonly number[]): SpeechSound[] => {
  const levels = smoothedLevels(powers)
  const sorted = ascending(levels)
  const voice = sorted[sorted.length - 1 - voiceFrames(sorted.length)] ?? SILENCE_DB
  if (voice < LEAST_VOICE_DB || voice - quantile(sorted, ROOM_SHARE) < LEAST_RANGE_DB) return []
  const sounds: SpeechSound[] = []
  let border = 0
  for (const [frame, level] of levels.entries()) {
    if (frame % ROOM_BLOCK_FRAMES === 0) {
      const from = Math.max(0, frame - ROOM_REACH_FRAMES)
      const near = levels.subarray(from, frame + ROOM_BLOCK_FRAMES + ROOM_REACH_FRAMES)
      border = borderBetween(quantile(ascending(near), ROOM_SHARE), voice)
    }
    if (level < border) continue
    const last = sounds.at(-1)
    if (last !== undefined && frame - last.to < CLOSURE_FRAMES) last.to = frame + 1
    else sounds.push({ from: frame, to: frame + 1 })
  }
  return sounds.filter(sound => sound.to - sound.from >= CLICK_FRAMES)
}
