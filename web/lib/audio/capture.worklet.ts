import { createCaptureCore } from './capture-core.ts'
import { registerCore } from './register-core.ts'

registerCore('capture', createCaptureCore)
