// Every npm script starts here. Only old syntax: a Node that is too old must run as far as the
// sentence that says so.
import { whyNodeCannotStart } from './setup/check-node.mjs'

const reason = whyNodeCannotStart(process)
if (reason) {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
} else {
  import('./setup/run-command.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)))
}
