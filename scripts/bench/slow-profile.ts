import type { CDPSession } from 'playwright-core'

/** A phone and a desktop, on a slow machine and a slow line. Bytes a second and milliseconds. */
export const VIEWS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const
const CPU_SLOWDOWN = 4
const LINE = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 40,
}

export const slowDown = async (session: CDPSession) => {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
