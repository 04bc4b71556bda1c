import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import WebSocket from 'ws'

const EACH = 10

/** Connections that say nothing more: raw, half a request, kept alive, and sockets that never read. */
export const holdConnections = async (url: string): Promise<{ drop(): void }> => {
  const { hostname, port } = new URL(url)
  const open = () => connect(Number(port), hostname).on('error', () => undefined)
  const raw = Array.from({ length: EACH }, open)
  const half = Array.from({ length: EACH }, open)
  for (const socket of half) socket.write('POST /graphql HTTP/1.1\r\nhost: x\r\n')
  const agent = new Agent({ keepAlive: true })
  await new Promise<void>((resolve, reject) =>
    get(`${url}/healthz`, { agent }, answer => answer.resume().once('end', resolve)).once(
      'error',
      reject,
    ),
  )
  const sockets = Array.from(
    { length: EACH },
    () => new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws'),
  )
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    await new Promise<void>(resolve => {
      socket.once('open', () => resolve())
      socket.once('close', () => resolve())
    })
    socket.pause()
  }
  return {
    drop: () => {
      for (const socket of [...raw, ...half]) socket.destroy()
      agent.destroy()
      for (const socket of sockets) socket.terminate()
    },
  }
}
