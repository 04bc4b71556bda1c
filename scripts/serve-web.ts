import { join } from 'node:path'
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite'
import { OperatorError } from '#db/operator-error.ts'

const WEB = join(import.meta.dirname, '../web')
/** Vite reads its own paths as addresses, in which these mean something. */
const UNREADABLE = /[#?%:*"]/

/** Forwards what the server answers, so that one address serves everything. */
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

/** Serves the web app and passes calls on. Throws an OperatorError for a folder it cannot read. */
export const serveWeb = async (
  { host, port }: { host: string; port: number },
  api: string,
): Promise<ViteDevServer> => {
  const problem = folderProblem(WEB)
  if (problem) throw new OperatorError(problem)
  const server = await createServer({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    clearScreen: false,
    server: { host, port, strictPort: true, proxy: passOn(api) },
  })
  return server.listen()
}
