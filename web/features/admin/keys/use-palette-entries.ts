import { useQuery } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  FindAnythingDocument,
  type FindAnythingQuery,
} from '../../../lib/apollo/generated/graphql.ts'
import { useChooseLanguage, useLanguage } from '../../../lib/i18n/use-text.ts'
import { paths } from '../../../paths.ts'
import { useAdminSession } from '../admin-session.tsx'
import { useAdminText } from '../use-admin-text.ts'
import { matchEntries, type PaletteEntry } from './palette-entries.ts'

/** The server is asked when nothing is typed for this long. Milliseconds. */
const PAUSE = 150

const usePaused = (value: string): string => {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}

type PaletteEntries = {
  /** Pages and actions. */
  own: PaletteEntry[]
  /** Users and topics: until they are all there, those found before that still fit. */
  found: PaletteEntry[]
  isSearching: boolean
  hasFailed: boolean
}

/** What fits what is typed: pages and actions at once, users and topics as the server finds them. */
export const usePaletteEntries = (typed: string, onHelp: () => void): PaletteEntries => {
  const { palette: words, nav, help, topics } = useAdminText()
  const language = useLanguage()
  const choose = useChooseLanguage()
  const { logOut } = useAdminSession()
  const navigate = useNavigate()
  const search = usePaused(typed.trim())
  const { data, previousData, loading, error } = useQuery(FindAnythingDocument, {
    variables: { search },
    skip: search === '',
  })
  const usersOf = ({ users }: FindAnythingQuery): PaletteEntry[] =>
    (users?.nodes ?? []).map(({ id, username, email }) => ({
      id,
      group: nav.users,
      name: username,
      more: email ?? undefined,
      act: () => navigate(paths.adminUser(id)),
    }))
  const topicsOf = ({ topics: found }: FindAnythingQuery): PaletteEntry[] =>
    (found?.nodes ?? []).map(({ id, textEn, textZh }) => ({
      id,
      group: nav.topics,
      name: language === 'zh' && textZh ? textZh : textEn,
      act: () => navigate(paths.adminTopic(textEn)),
    }))
  const own = useMemo(() => {
    const page = (name: string, path: string): PaletteEntry => ({
      id: path,
      group: words.pages,
      name,
      act: () => navigate(path),
    })
    const action = (name: string, act: () => void): PaletteEntry => ({
      id: name,
      group: words.actions,
      name,
      act,
    })
    return [
      page(nav.dashboard, paths.adminDashboard),
      page(nav.overview, paths.adminOverview),
      page(nav.users, paths.adminUsers),
      page(nav.topics, paths.adminTopics),
      page(nav.audit, paths.adminAudit),
      page(nav.keys, paths.adminApiKeys),
      page(nav.settings, paths.adminSettings),
      action(topics.add, () => navigate(paths.adminNewTopic)),
      action(help.title, onHelp),
      action(nav.developers, () => location.assign(paths.developers)),
      // A language that could not be loaded leaves the page as it is.
      action(words.otherLanguage, () =>
        choose(language === 'zh' ? 'en' : 'zh').catch(() => undefined),
      ),
      action(nav.logOut, logOut),
    ]
  }, [words, nav, help, topics, navigate, logOut, onHelp, choose, language])
  const isAsked = typed.trim() !== ''
  const isOfThese = search === typed.trim()
  const answer = isAsked ? (data ?? previousData) : undefined
  const found = answer ? [...usersOf(answer), ...topicsOf(answer)] : []
  return {
    own: matchEntries(own, typed),
    found: data && isOfThese ? found : matchEntries(found, typed),
    isSearching: isAsked && (loading || !isOfThese),
    hasFailed: isAsked && error !== undefined,
  }
}
