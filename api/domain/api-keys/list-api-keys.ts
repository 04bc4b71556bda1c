import type { Deps } from '#api/domain/deps.ts'
import { LONG_WINDOW, readWindow, type Slice, type WindowInput } from '#api/domain/key-window.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { countApiKeys, findApiKeysWindow, findShownKey } from '#db/queries/api-keys.ts'
import { cutWindow } from '#db/queries/key-pages.ts'
import type { ApiKey } from '#schema/admin.ts'
import { toApiKey } from './key-entity.ts'

/** A window of all API keys, also ended ones, newest first. Administrators only; VALIDATION. */
export const listApiKeys = async (
  deps: Deps,
  viewer: Viewer,
  input: WindowInput,
): Promise<Slice<ApiKey>> => {
  requireAdmin(viewer)
  const window = readWindow(input, LONG_WINDOW)
  const { rows, isMore } = cutWindow(await findApiKeysWindow(deps.db, window), window)
  return { rows: rows.map(toApiKey), isMore }
}

/** The key that calls; null for everybody else. */
export const getCallingKey = async (deps: Deps, viewer: Viewer): Promise<ApiKey | null> =>
  viewer.kind === 'key' ? toApiKey(await findShownKey(deps.db, viewer.keyId)) : null

/** How many there are in all windows. Administrators only. */
export const countAllApiKeys = async (deps: Deps, viewer: Viewer): Promise<number> => {
  requireAdmin(viewer)
  return countApiKeys(deps.db)
}
