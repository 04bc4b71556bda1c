import { hasBeenHere } from '../features/home/has-been-here.ts'
import { preferredLanguage } from '../lib/i18n/languages.ts'
import { paths } from '../paths.ts'

/**
 * Runs before anything is painted: what was drawn at the build suits newcomers in its language;
 * anybody else waits for the app, as on every other page.
 */
const { lang, dataset } = document.documentElement
const isSuited =
  window.location.pathname === paths.home && preferredLanguage() === lang && !hasBeenHere()
if (!isSuited) delete dataset.drawn
