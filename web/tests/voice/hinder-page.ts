import type { Page } from 'playwright-core'

type Hindered = {
  /** The name of the error with which the next microphones are refused; none: they are opened. */
  refusal: string
  /** How many were opened. */
  opened: number
  tracks: MediaStreamTrack[]
  contexts: Set<AudioContext>
  isMute: boolean
}

declare global {
  interface Window {
    hindered: Hindered
  }
}

/** Runs in the page before its own scripts. */
const prepare = () => {
  const hindered: Hindered = {
    refusal: '',
    opened: 0,
    tracks: [],
    contexts: new Set(),
    isMute: false,
  }
  Object.assign(window, { hindered })
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async constraints => {
    if (hindered.refusal !== '') throw new DOMException('refused by the test', hindered.refusal)
    const stream = await open(constraints)
    hindered.opened += 1
    hindered.tracks = stream.getTracks()
    return stream
  }
  const { resume } = AudioContext.prototype
  AudioContext.prototype.resume = function (this: AudioContext) {
    hindered.contexts.add(this)
    return hindered.isMute ? Promise.resolve() : resume.call(this)
  }
}

const turnTo = (state: string) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** What machines and browsers do to a page of their own will. */
export const hinderPage = async (page: Page) => {
  await page.addInitScript(prepare)
  return {
    /** Refuses microphones with an error of this name; with none, no more. */
    refuse: (name: string) =>
      page.evaluate(refusal => {
        window.hindered.refusal = refusal
      }, name),
    opened: () => page.evaluate(() => window.hindered.opened),
    unplug: () =>
      page.evaluate(() => {
        for (const track of window.hindered.tracks) track.dispatchEvent(new Event('ended'))
      }),
    /** Takes the sound away, and lets the page begin it anew only after `unmute`. */
    mute: () =>
      page.evaluate(async () => {
        window.hindered.isMute = true
        for (const context of window.hindered.contexts) await context.suspend()
      }),
    unmute: () =>
      page.evaluate(() => {
        window.hindered.isMute = false
      }),
    /** Another tab covers the page; `show` brings it back. */
    hide: () => page.evaluate(turnTo, 'hidden'),
    show: () => page.evaluate(turnTo, 'visible'),
  }
}
