import { join } from 'node:path'
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite'

const WEB = join(import.meta.dirname, '../web')
/** Vite reads its own paths as addresses, in which these mean something. */
const UNREADABLE = /[#?%:*"]/

/** Everything that the server answers, so that one address serves it all. */
const passOn = (api: string): Record<string, ProxyOptions> => ({
  '/api': { target: api },
  '/graphql': { target: api, ws: true },
  '/socket.io': { target: api, ws: true },
  '/healthz': { target: api },
  '/readyz': { target: api },
})

/** Why Vite cannot serve the web app from this folder, or null. */
export const folderProblem = (folder: string): string | null => {
  const [character] = UNREADABLE.exec(folder) ?? []
  return character === undefined
    ? null
    : `The folder ${folder} has ${character} in its name, with which Vite cannot serve files. ` +
        'Rename it and try again.'
}

const startProblem = (error: unknown, host: string, port: number): string => {
  const message = error instanceof Error ? error.message : String(error)
  return message.includes('already in use')
    ? `Port ${port} is in use. Choose another: PORT=${port + 1} npm run dev`
    : `The web app cannot be served at ${host}, port ${port}: ${message}`
}

/** Serves the web app with Vite and passes calls on to the API. Throws a sentence. */
export const serveWeb = async (
  { host, port }: { host: string; port: number },
  api: string,
): Promise<ViteDevServer> => {
  const server = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    clearScreen: false,
    server: { host, port, strictPort: true, proxy: passOn(api) },
  })
  try {
    return await server.listen()
  } catch (cause) {
    await server.close()
    throw new Error(startProblem(cause, host, port), { cause })
  }
}
