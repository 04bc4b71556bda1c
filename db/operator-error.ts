/**
 * A fault that whoever runs the server can mend. Its message says how, and is all they need to see.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
