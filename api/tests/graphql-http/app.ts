import t from 'tap'
import { openApp } from '../test-app.ts'

export const app = await openApp(t)
export const address = `${app.url}/graphql`
