import t from 'tap'
import { openApp } from '../test-app.ts'

export const app = await openApp(t)
export const { call, graphql } = app

export const REGISTER = `mutation($input: RegisterInput!) { register(input: $input) {
  token viewer { id username debateCount } userErrors { field code message messageCode params }
} }`
export const LOG_IN = `mutation($input: LogInInput!) { logIn(input: $input) {
  token viewer { id } userErrors { field code message messageCode params }
} }`
export const START = `mutation($input: StartDebateInput!) { startDebate(input: $input) {
  debate { id status welcomeMessage topic { id text } turns { speaker text } }
  userErrors { field code message messageCode params }
} }`
export const SUBMIT = `mutation($input: SubmitTurnInput!) { submitTurn(input: $input) {
  userTurn { id text } reply { id text speaker } userErrors { code message messageCode params }
} }`
export const END = `mutation($input: EndDebateInput!) { endDebate(input: $input) {
  debate { id status overallScore unscoredReason unscoredCode unscoredParams nextStep scores { refutation } }
  userErrors { code message messageCode params }
} }`
