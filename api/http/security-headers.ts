import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { SignInSettings } from '#api/sign-in-config.ts'

type Kind = NonNullable<SignInSettings>['kind'] | null
type Sources = Record<string, string[]>

/**
 * What browsers may do for our pages: hear somebody, and nothing else that asks for leave. Google's
 * window is its own business (FedCM), where it is on.
 */
export const permissionsPolicy = (kind: Kind): string => {
  const closed = [
    'accelerometer',
    'bluetooth',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ]
  const google = kind === 'google' ? ['identity-credentials-get=(self)'] : []
  return ['microphone=(self)', ...closed.map(name => `${name}=()`), ...google].join(', ')
}

/** Strict: inline style attributes are set through CSSOM, which the policy allows. */
const PAGE: Sources = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // A recording is fetched with the token and played from memory.
  mediaSrc: ['blob:'],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
}

/** No text becomes HTML or a script's address: no policy that could make one exists. */
const TRUSTED_TYPES: Sources = { requireTrustedTypesFor: ["'script'"], trustedTypes: ["'none'"] }

/** As Google documents it. That its script works under Trusted Types, Google does not say. */
const GOOGLE: Sources = {
  scriptSrc: ["'self'", 'https://accounts.google.com/gsi/client'],
  styleSrc: ["'self'", 'https://accounts.google.com/gsi/style'],
  connectSrc: ["'self'", 'https://accounts.google.com/gsi/'],
  frameSrc: ['https://accounts.google.com/gsi/'],
}

/** GraphiQL's editor writes style tags and attributes of its own; its scripts stay ours alone. */
const GRAPHIQL: Sources = { ...PAGE, styleSrc: ["'self'", "'unsafe-inline'"] }

const policy = (directives: Sources) => ({ useDefaults: false, directives })

/** What the pages of the web app are sent with, GraphiQL's and the REST reference's. */
export const pageHeaders = (
  kind: Kind,
  isBehindProxy: boolean,
): {
  pages: FastifyHelmetOptions
  graphiql: FastifyHelmetOptions
  reference: FastifyHelmetOptions
} => ({
  pages: {
    contentSecurityPolicy: policy({ ...PAGE, ...(kind === 'google' ? GOOGLE : TRUSTED_TYPES) }),
    strictTransportSecurity: isBehindProxy,
    crossOriginOpenerPolicy: {
      policy: kind === 'google' ? 'same-origin-allow-popups' : 'same-origin',
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  },
  graphiql: { contentSecurityPolicy: policy(GRAPHIQL) },
  // Swagger UI cleans the HTML that it makes of descriptions by itself (DOMPurify).
  reference: { contentSecurityPolicy: policy(PAGE) },
})

const A_YEAR_SECONDS = 31_536_000

/**
 * Of every answer that is not a page: a browser must not guess its type, run it, show it in a frame
 * or hand it to a page of another site.
 */
export const dataHeaders = (isBehindProxy: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Nobody who uses the browser afterwards reads it from there.
  'cache-control': 'no-store',
  ...(isBehindProxy && {
    'strict-transport-security': `max-age=${A_YEAR_SECONDS}; includeSubDomains`,
  }),
})
