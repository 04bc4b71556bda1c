import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SetupError } from './say.mjs'

/**
 * A socket that the kernel frees with its process. Linux has names for sockets that are no files.
 */
const addressOf = (root, use) => {
  const name = `debater-${use}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`)
}

const tryToListen = async address => {
  const server = createServer()
  // The open connections of those who wait end with the lock.
  const waiting = new Set()
  server.on('connection', socket => waiting.add(socket.on('error', () => socket.destroy())))
  server.listen(address)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error.code === 'EADDRINUSE') return null
    throw error
  }
  server.unref()
  return () => {
    server.close()
    for (const socket of waiting) socket.destroy()
  }
}

/**
 * Waits until the holder of the address is gone;
 * a socket file that nobody listens to any more is removed.
 */
const waitForHolder = (address, { keepsAlive }) =>
  new Promise((resolve, reject) => {
    const socket = connect(address)
    socket.resume()
    if (!keepsAlive) socket.unref()
    socket.once('close', resolve)
    // A holder that is killed resets the connection: then, too, it closes.
    socket.once('error', ({ code, message }) => {
      if (code === 'ECONNREFUSED' && !address.startsWith('\0')) rmSync(address, { force: true })
      if (!['ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(code)) reject(new SetupError(message))
    })
  })

const takeLock = async (address, onWait, waiting = { keepsAlive: true }) => {
  for (;;) {
    const release = await tryToListen(address)
    if (release) return release
    onWait()
    await waitForHolder(address, waiting)
  }
}

/**
 * Lets one process at a time install and build in a folder;
 * the others wait for it. A kill -9 frees the lock.
 * @param {string} root
 * @param {() => void} onWait told when another holds it
 * @returns {Promise<() => void>} the release
 */
export const lockSetUp = (root, onWait) => takeLock(addressOf(root, 'set-up'), onWait)

/**
 * As long as this process lives, it shows that something uses the packages of the folder. When
 * several processes do, the others wait until they can show it.
 */
export const showRunning = root => {
  void takeLock(addressOf(root, 'running'), () => undefined, { keepsAlive: false })
}

/** Whether something uses the packages of the folder, which an install would replace. */
export const isRunning = async root => {
  const release = await tryToListen(addressOf(root, 'running'))
  release?.()
  return release === null
}
