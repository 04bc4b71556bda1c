import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SocialLoginInput } from '#schema/rest/accounts.ts'
import { useAccountText } from '../../lib/i18n/use-account-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { rest } from '../../lib/rest.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account-page.module.css'
import { GoogleButton } from './google-button.tsx'
import { isInAppBrowser } from './in-app-browser.ts'
import { type ProviderFailure, providerMessage, toProviderFailure } from './provider-message.ts'
import { rememberSignIn, type SignInPurpose } from './sign-in-purpose.ts'

/** What the page that the provider came back to says to the one where it began. */
export type ReturnState = { provider: string; purpose: SignInPurpose; failure: ProviderFailure }

/** A failed sign-in as a sentence: one that came back with the address, or one from this page. */
export const useProviderFailure = () => {
  const text = useText()
  const words = useAccountText().provider
  const { state } = useLocation() as { state: { signIn?: ReturnState } | null }
  const [sentence, setSentence] = useState<string | null>(null)
  const came = state?.signIn
  const say = (failed: ReturnState) => {
    const all = { failed: words.failed, unreachable: text.common.unreachable }
    return providerMessage(failed.failure, failed, all, text.messages)
  }
  const [isOld, setOld] = useState(false)
  return {
    message: sentence ?? (came && !isOld ? say(came) : null),
    say,
    show: (next: string | null) => {
      setOld(true)
      setSentence(next)
    },
  }
}

type ProviderSignInProps = {
  purpose: SignInPurpose
  /** What becomes of Google's ID token; other providers come back to a page of their own. */
  onCredential: (input: SocialLoginInput) => Promise<void>
  failure: ReturnType<typeof useProviderFailure>
  heading?: string
}

/**
 * The third party's button (specification section 2), where one is set up; inside a messenger's own
 * browser, how to get out of it.
 */
export const ProviderSignIn = ({
  purpose,
  onCredential,
  failure,
  heading,
}: ProviderSignInProps) => {
  const words = useAccountText().provider
  const { state } = useLoaded(rest.getSignInProvider)
  const provider = state.kind === 'ready' ? state.data.provider : null
  if (provider === null) return null
  const { name, kind } = provider
  const isInApp = isInAppBrowser(navigator.userAgent)
  const submit = async (input: SocialLoginInput) => {
    failure.show(null)
    try {
      await onCredential(input)
    } catch (error) {
      failure.show(failure.say({ purpose, provider: name, failure: toProviderFailure(error) }))
    }
  }
  return (
    <section className={styles.provider} aria-label={words.continueWith(name)}>
      <h2 className={styles.providerTitle}>{heading ?? words.or}</h2>
      {isInApp && <p className={styles.answer}>{words.inApp(name)}</p>}
      {!isInApp && kind === 'google' && (
        <GoogleButton provider={provider} onCredential={submit} onFailure={failure.show} />
      )}
      {!isInApp && kind === 'redirect' && (
        <GoButton name={name} purpose={purpose} onFailure={failure.show} />
      )}
    </section>
  )
}

type GoButtonProps = {
  name: string
  purpose: SignInPurpose
  onFailure: (sentence: string | null) => void
}

/** Goes to the provider's page. */
const GoButton = ({ name, purpose, onFailure }: GoButtonProps) => {
  const words = useAccountText().provider
  const [busy, setBusy] = useState(false)

  // Who comes back by the browser's own button finds the page as it was left.
  useEffect(() => {
    const wake = () => setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const go = async () => {
    setBusy(true)
    onFailure(null)
    try {
      const { address } = await rest.beginSignIn()
      rememberSignIn({ purpose, provider: name })
      window.location.assign(address ?? '')
    } catch {
      onFailure(words.open(name))
      setBusy(false)
    }
  }
  if (purpose === 'connect')
    return (
      <Button wide busy={busy} onClick={go}>
        {words.connect(name)}
      </Button>
    )
  return (
    <Button wide busy={busy} aria-label={words.continueWith(name)} onClick={go}>
      {name}
    </Button>
  )
}
