import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

/** What the product is compared with: a relay that hands every frame on and does nothing else. */
const { UPSTREAM = '' } = process.env
const options = { perMessageDeflate: false }
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', ...options })

server.on('connection', near => {
  const far = new WebSocket(UPSTREAM, options)
  far.on('message', (data, isBinary) => near.send(data, { binary: isBinary }))
  near.on('message', (data, isBinary) => far.send(data, { binary: isBinary }))
  near.on('close', () => far.close())
  far.on('close', () => near.close())
})
server.on('listening', () => {
  console.log(`ready at ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))
