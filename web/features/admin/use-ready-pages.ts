import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import { type MenuPage, menuPages } from './menu-pages.ts'

/** A page that could not be loaded is asked for again, and told of, when it is opened. */
const ignore = () => undefined

/**
 * Makes a page of the menu quick to open: all their code comes when the browser has nothing else to
 * do, and a press on the menu asks for the first rows before the page is drawn.
 */
export const useReadyPages = (): ((name: MenuPage) => void) => {
  const client = useApolloClient()
  useEffect(() => {
    // Safari has no such moments: there a page's code comes with its press.
    if (!('requestIdleCallback' in window)) return
    const waiting = requestIdleCallback(() => {
      for (const load of Object.values(menuPages)) load().catch(ignore)
    })
    return () => cancelIdleCallback(waiting)
  }, [])
  return useCallback(
    name => {
      menuPages[name]()
        .then(page => ('askForRows' in page ? page.askForRows(client) : undefined))
        .catch(ignore)
    },
    [client],
  )
}
