import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { type DebateMode, STANCES, type Stance } from '#schema/constants.ts'
import { useDebateText } from '../../lib/i18n/use-debate-text.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { writeDebateSetup } from '../../lib/storage.ts'
import { forgetStoredChoice, readStoredChoice, type StoredChoice } from '../../lib/stored-choice.ts'
import { useSetupMotion } from '../../lib/use-setup-motion.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { SetupMotion } from '../../ui/setup-motion.tsx'
import { ModeChoice, SpeakOffer } from '../../ui/speak-offer.tsx'
import { StanceMark, StanceSign } from '../../ui/stance-mark.tsx'
import styles from './debate-setup-page.module.css'

/** /debate-setup: finishes a choice that an older page left half made (specification section 2). */
export const DebateSetupPage = () => {
  const [choice] = useState(readStoredChoice)
  const navigate = useNavigate()

  useEffect(() => {
    if (!choice) {
      navigate(paths.home, { replace: true })
      return
    }
    const { stance, mode, topic } = choice
    if (!stance || !mode) return
    forgetStoredChoice()
    writeDebateSetup({ ...topic, stance, mode })
    navigate(paths.debate, { replace: true })
  }, [choice, navigate])

  if (!choice || (choice.stance && choice.mode)) return null
  return <ChooseSide choice={choice} />
}

const ChooseSide = ({ choice }: { choice: StoredChoice }) => {
  const text = useText()
  const { setup: words } = useDebateText()
  const [stance, setStance] = useState<Stance | null>(choice.stance)
  const [isMissing, setMissing] = useState(false)
  const navigate = useNavigate()
  const motion = useSetupMotion(choice.topic)

  const enter = (mode: DebateMode) => {
    if (!stance) return setMissing(true)
    forgetStoredChoice()
    writeDebateSetup({ ...choice.topic, stance, mode })
    navigate(paths.debate)
  }
  return (
    <div className={styles.page}>
      <title>{text.common.pageTitle(words.title)}</title>
      <Link to={paths.home} className={styles.back}>
        ← {words.back}
      </Link>
      {stance && (
        <p className={styles.lead}>
          <StanceMark stance={stance} label={words.arguing[stance]} />
        </p>
      )}
      {motion !== '' && <SetupMotion motion={motion} size="hero" as="h1" />}
      {stance ? (
        <Button kind="text" className={styles.change} onClick={() => setStance(null)}>
          {words.change}
        </Button>
      ) : (
        <fieldset className={styles.sides}>
          <legend className={styles.lead}>{words.select}</legend>
          {STANCES.map(side => (
            <Button
              key={side}
              kind={side}
              onClick={() => {
                setStance(side)
                setMissing(false)
              }}
            >
              <StanceSign stance={side} />
              {words.stance[side]}
            </Button>
          ))}
        </fieldset>
      )}
      <div className={styles.modes}>
        <ModeChoice>
          <Button kind="primary" wide onClick={() => enter('text')}>
            {words.textMode}
          </Button>
          <SpeakOffer onClick={() => enter('voice')} />
        </ModeChoice>
        {isMissing && (
          <p className={styles.error} role="alert">
            {words.stanceMissing}
          </p>
        )}
      </div>
    </div>
  )
}
