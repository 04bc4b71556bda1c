import { useEffect, useState } from 'react'
import { listMicrophones, type NamedMicrophone } from '../../lib/audio/device-choice.ts'

/** The microphones to choose from, as they come and go; `occasion` looks again. */
export const useMicrophones = (occasion: unknown): NamedMicrophone[] => {
  const [microphones, setMicrophones] = useState<NamedMicrophone[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are known once one is allowed
  useEffect(() => {
    const { mediaDevices } = navigator
    if (!mediaDevices) return
    let isShown = true
    const look = () =>
      listMicrophones(mediaDevices).then(
        found => isShown && setMicrophones(found),
        () => isShown && setMicrophones([]),
      )
    void look()
    mediaDevices.addEventListener('devicechange', look)
    return () => {
      isShown = false
      mediaDevices.removeEventListener('devicechange', look)
    }
  }, [occasion])
  return microphones
}
