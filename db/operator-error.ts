/**
 * An error that whoever runs the server can correct. Its message says how, and is all they need to
 * see.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
