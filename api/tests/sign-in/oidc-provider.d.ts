/** What the tests use of the package, which has no types of its own. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Account = { accountId: string; claims(): object }
  type Grant = {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  type Context = {
    oidc: {
      client: { clientId: string }
      session: { accountId: string; grantIdFor(clientId: string): string | undefined }
      provider: Provider & {
        Grant: (new (of: {
          clientId: string
          accountId: string
        }) => Grant) & {
          find(id: string): Promise<Grant | undefined>
        }
      }
    }
  }
  type Configuration = {
    clients: object[]
    jwks: { keys: object[] }
    claims: Record<string, string[]>
    scopes: string[]
    cookies: { keys: string[] }
    conformIdTokenClaims: boolean
    pkce: { required(): boolean }
    findAccount(context: Context, id: string): Promise<Account | undefined>
    loadExistingGrant(context: Context): Promise<Grant | undefined>
    renderError(context: { type: string; body: string }, out: object): void
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): RequestListener
  }
}
