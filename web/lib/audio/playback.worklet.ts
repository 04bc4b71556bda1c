import { createPlaybackCore } from './playback-core.ts'
import { registerCore } from './register-core.ts'

registerCore('playback', createPlaybackCore)
