import { useChooseLanguage, useLanguage, useText } from '../lib/i18n/use-text.ts'
import { useAlerts } from './alerts.tsx'
import styles from './language-switch.module.css'

/** Offers the other language, in its own words. */
export const LanguageSwitch = () => {
  const text = useText()
  const isChinese = useLanguage() === 'zh'
  const choose = useChooseLanguage()
  const { alert } = useAlerts()
  return (
    <button
      type="button"
      className={styles.language}
      lang={isChinese ? 'en' : 'zh-CN'}
      onClick={() => choose(isChinese ? 'en' : 'zh').catch(() => alert(text.common.unreachable))}
    >
      {isChinese ? 'English' : '中文'}
    </button>
  )
}
