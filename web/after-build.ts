import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Does something with the folder of a finished build. */
export const afterBuild = (name: string, act: (folder: string) => Promise<void>): Plugin => {
  let folder = ''
  let isWritten = false
  return {
    name,
    apply: 'build',
    configResolved: config => {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle: () => {
      isWritten = true
    },
    closeBundle: {
      sequential: true,
      // It runs after a failed build too, when an error here would hide the build's own.
      handler: async () => {
        if (isWritten) await act(folder)
      },
    },
  }
}
