/** Google Identity Services, as far as it is used here: developers.google.com/identity/gsi/web. */
type GoogleIdentity = {
  initialize(options: {
    client_id: string
    nonce: string
    ux_mode: 'popup'
    callback: (answer: { credential: string }) => void
  }): void
  renderButton(
    place: HTMLElement,
    options: { type: 'standard'; size: 'large'; text: 'continue_with'; locale: string },
  ): void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } }
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client'

/** Which of the sentences of specification section 8 says it. */
export class GoogleError extends Error {
  override name = 'GoogleError'
  readonly kind: 'load' | 'missing' | 'initialize'
  constructor(kind: 'load' | 'missing' | 'initialize', options?: ErrorOptions) {
    super(kind, options)
    this.kind = kind
  }
}

let loading: Promise<void> | null = null

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new GoogleError('load'))
    }
    document.head.append(script)
  })

const loadGoogle = async (): Promise<GoogleIdentity> => {
  if (!window.google?.accounts?.id) {
    loading ??= loadScript()
    try {
      await loading
    } finally {
      loading = null
    }
  }
  const google = window.google?.accounts?.id
  if (!google) throw new GoogleError('missing')
  return google
}

/** Draws Google's own button, which opens its window. Throws a GoogleError. */
export const drawGoogleButton = async (
  place: HTMLElement,
  options: { clientId: string; nonce: string; language: string },
  onCredential: (credential: string) => void,
): Promise<void> => {
  const google = await loadGoogle()
  try {
    google.initialize({
      client_id: options.clientId,
      nonce: options.nonce,
      ux_mode: 'popup',
      callback: ({ credential }) => onCredential(credential),
    })
    place.replaceChildren()
    google.renderButton(place, {
      type: 'standard',
      size: 'large',
      text: 'continue_with',
      locale: options.language,
    })
  } catch (error) {
    throw new GoogleError('initialize', { cause: error })
  }
}

/** What an ID token says, to be sent along with it; the server believes the token alone. */
export const readCredential = (credential: string) => {
  const part = (credential.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(part), character => character.charCodeAt(0))
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
  return { providerId: text('sub'), email: text('email'), name: text('name') }
}
