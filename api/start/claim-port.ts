import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ClaimedPort = { port: number; release(): Promise<void> }

/**
 * Takes the port before anything is opened or made, and answers 503 on it until the server
 * is ready to. Throws the system's error when the address or the port cannot be had.
 */
export const claimPort = async (host: string, port: number): Promise<ClaimedPort> => {
  const server = createServer((_request, response) => {
    response.writeHead(503, {
      'retry-after': '2',
      'content-type': 'text/plain',
      connection: 'close',
    })
    response.end('The server is starting. Try again in a moment.\n')
  })
  server.listen({ host, port })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    release: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
