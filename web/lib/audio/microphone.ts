/** Why there is no microphone, or no longer one. */
export type MicrophoneFault = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported'

export class MicrophoneError extends Error {
  override name = 'MicrophoneError'
  readonly fault: MicrophoneFault

  constructor(fault: MicrophoneFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

const FAULT_OF_NAME: Record<string, MicrophoneFault> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

/** Mono, without echo and noise, with auto gain (specification section 9). */
const REALTIME_AUDIO: MediaTrackConstraints = {
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
}

type Devices = Pick<MediaDevices, 'getUserMedia'>

/**
 * Opens a microphone: the wanted one, or where that cannot be, any.
 * `devices` is null on a page without HTTPS. Throws MicrophoneError.
 */
export const openMicrophone = async (
  devices: Devices | null,
  isSecure: boolean,
  deviceId: string | null,
  audio = REALTIME_AUDIO,
): Promise<MediaStream> => {
  if (!devices?.getUserMedia) throw new MicrophoneError(isSecure ? 'unsupported' : 'insecure')
  try {
    try {
      const exact = deviceId !== null && { deviceId: { exact: deviceId } }
      return await devices.getUserMedia({ audio: { ...audio, ...exact } })
    } catch (error) {
      if (nameOf(error) !== 'OverconstrainedError') throw error
      return await devices.getUserMedia({ audio: true })
    }
  } catch (error) {
    throw new MicrophoneError(FAULT_OF_NAME[nameOf(error)] ?? 'busy', { cause: error })
  }
}
