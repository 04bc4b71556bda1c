import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, also while the window changes. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** No room for columns beside each other. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 40rem)')
