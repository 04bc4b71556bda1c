import { readItem, removeItem, writeItem } from '../storage.ts'

const KEY = 'microphone'

/** The microphone that was chosen here before; null: the browser's own choice. */
export const readDevice = (): string | null => readItem('local', KEY)
export const rememberDevice = (deviceId: string | null) =>
  deviceId === null ? removeItem('local', KEY) : writeItem('local', KEY, deviceId)

export type NamedMicrophone = { deviceId: string; label: string }

/** Browsers list these two beside the device that they stand for. */
const STANDS_FOR_ANOTHER = ['default', 'communications']

/** Nameless until the microphone has been allowed once, when there is nothing to choose by. */
export const listMicrophones = async (devices: MediaDevices): Promise<NamedMicrophone[]> => {
  const all = await devices.enumerateDevices()
  return all
    .filter(({ kind, label }) => kind === 'audioinput' && label !== '')
    .filter(({ deviceId }) => deviceId !== '' && !STANDS_FOR_ANOTHER.includes(deviceId))
    .map(({ deviceId, label }) => ({ deviceId, label }))
}
