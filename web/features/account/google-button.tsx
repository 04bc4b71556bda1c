import { useEffect, useRef, useState } from 'react'
import type { SocialLoginInput } from '#schema/rest/accounts.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useLanguage } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import styles from './account-page.module.css'
import { drawGoogleButton, GoogleError, readCredential } from './google-identity.ts'

/** The server's nonce lasts a quarter of an hour; a page that stays open gets a new one before. */
const RENEW_MS = 12 * 60_000

type GoogleButtonProps = {
  provider: { name: string; client_id: string }
  /** Resolves when the server has answered; rejects when it refused. */
  onCredential: (input: SocialLoginInput) => Promise<void>
  onFailure: (sentence: string) => void
}

/** Google's own button and window; the ID token that comes of it goes to the server. */
export const GoogleButton = ({ provider, onCredential, onFailure }: GoogleButtonProps) => {
  const words = useAccountText().provider
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const handlers = useRef({ onCredential, onFailure, words })
  handlers.current = { onCredential, onFailure, words }
  const { name, client_id: clientId } = provider

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt takes a new nonce
  useEffect(() => {
    let isGone = false
    const anew = () => {
      if (!isGone) setAttempt(count => count + 1)
    }
    const submit = async (credential: string) => {
      try {
        const claims = readCredential(credential)
        await handlers.current.onCredential({ provider: name, ...claims, credential })
      } finally {
        anew()
      }
    }
    const draw = async () => {
      const { nonce } = await rest.beginSignIn()
      if (isGone || !place.current) return
      const options = { clientId, nonce, language }
      await drawGoogleButton(place.current, options, credential => void submit(credential))
    }
    draw().catch((error: unknown) => {
      if (isGone) return
      const kind = error instanceof GoogleError ? error.kind : 'open'
      handlers.current.onFailure(handlers.current.words[kind](name))
    })
    const timer = setTimeout(anew, RENEW_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [name, clientId, language, attempt])

  return <div ref={place} className={styles.google} />
}
