import type { Page } from 'playwright-core'

/**
 * Stands in for Google's script: `initialize` and `renderButton` as Google documents them, a button
 * that opens a window of Google's, and an ID token that comes from there.
 */
const SCRIPT = `
let options
window.google = { accounts: { id: {
  initialize(given) { options = given },
  renderButton(place, { locale }) {
    const button = document.createElement('button')
    button.type = 'button'
    button.lang = locale
    button.textContent = 'Continue with Google'
    button.onclick = () => {
      const query = new URLSearchParams({ nonce: options.nonce, client_id: options.client_id })
      window.open('https://accounts.google.com/gsi/select?' + query, '_blank', 'width=400,height=500')
    }
    place.append(button)
  },
} } }
window.addEventListener('message', ({ origin, data }) => {
  if (origin === 'https://accounts.google.com') options.callback({ credential: data, select_by: 'btn' })
})
`

/** What Google's window shows: one account. */
const chooser = (credential: string) => `<!doctype html><title>Google</title>
<button onclick="opener.postMessage('${credential}', '*'); close()">Ada at Google</button>`

/** `sign` makes the ID token for the nonce that the page was given. */
export const standInGoogle = async (
  page: Page,
  sign: (nonce: string) => Promise<string>,
  script = SCRIPT,
): Promise<void> => {
  await page.context().route('https://accounts.google.com/**', async route => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname === '/gsi/client')
      await route.fulfill({ contentType: 'text/javascript', body: script })
    else if (pathname === '/gsi/select') {
      const credential = await sign(searchParams.get('nonce') ?? '')
      await route.fulfill({ contentType: 'text/html', body: chooser(credential) })
    } else await route.abort()
  })
}
