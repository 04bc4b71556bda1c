// Loaded into what setup.mjs starts: when setup.mjs dies, even by kill -9, this process stops as it
// does on SIGTERM.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
