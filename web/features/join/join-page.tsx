import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage, useText } from '../../lib/i18n/use-text.ts'
import { RestError } from '../../lib/rest.ts'
import { sayRestError } from '../../lib/say-error.ts'
import { useSession } from '../../lib/session.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './join-page.module.css'
import { joinWords } from './join-words.ts'

type Entering = { kind: 'entering' } | { kind: 'failed'; message: string; canRetry: boolean }

/**
 * /join#TOKEN: lets a user of another system into their debate. Only this script uses the link up,
 * so that whoever merely fetches the address, as link previews do, takes nothing away.
 */
export const JoinPage = () => {
  const { hash } = useLocation()
  const { user, loading } = useSession()
  const words = joinWords[useLanguage()]
  const { common } = useText()
  const [isAgreed, setAgreed] = useState(false)
  const mayEnter = !loading && (user === null || isAgreed)
  return (
    <div className={styles.page}>
      <title>{common.pageTitle(words.title)}</title>
      <h1 className={styles.title}>{words.title}</h1>
      {user && !isAgreed && (
        <>
          <p>{words.otherUser(user.username)}</p>
          <div className={styles.actions}>
            <Button kind="primary" onClick={() => setAgreed(true)}>
              {words.goOn}
            </Button>
            <ButtonLink to={paths.home}>{words.stay}</ButtonLink>
          </div>
        </>
      )}
      {loading && <Spinner label={common.loading} />}
      {(mayEnter || isAgreed) && <Enter token={hash.slice(1)} />}
    </div>
  )
}

const Enter = ({ token }: { token: string }) => {
  const session = useSession()
  const words = joinWords[useLanguage()]
  const { common, messages } = useText()
  const [state, setState] = useState<Entering>({ kind: 'entering' })
  const isUsed = useRef(false)

  const enter = async () => {
    setState({ kind: 'entering' })
    try {
      await session.joinDebate(token)
    } catch (error) {
      const isRefused = error instanceof RestError && error.status === 400
      const message = isRefused ? words.spent : sayRestError(messages, error) || common.unexpected
      setState({ kind: 'failed', message, canRetry: !isRefused })
    }
  }
  // The link works once, and effects may run twice.
  useEffect(() => {
    if (isUsed.current) return
    isUsed.current = true
    void enter()
  })
  if (state.kind === 'entering') return <Spinner label={words.entering} />
  return (
    <>
      <InlineError message={state.message} {...(state.canRetry && { onRetry: enter })} />
      <div className={styles.actions}>
        <ButtonLink to={paths.home}>{words.home}</ButtonLink>
      </div>
    </>
  )
}
