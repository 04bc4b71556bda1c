// Read by whatever Node a person has, back to version 14: no syntax newer than that.

/** Packages of this name bring a newer Node for these machines (`optionalDependencies`). */
const PACKAGED_FOR = ['linux-x64', 'linux-arm64']
/** The packaged Node is built against this C library; musl (Alpine) has none of it. */
const OLDEST_GLIBC = [2, 28]
/** Runs the TypeScript sources as they are. */
export const OLDEST_TO_RUN = [22, 18]
/** Runs the set-up, which then installs a newer Node beside the packages. */
export const OLDEST_TO_INSTALL = [20, 11]

/** @param {string} version such as v22.18.0 or 2.36 */
export const isAtLeast = (version, [major, minor]) => {
  const [ofMajor, ofMinor] = version.replace(/^v/, '').split('.').map(Number)
  return ofMajor > major || (ofMajor === major && (ofMinor || 0) >= minor)
}

const glibcOf = ({ report }) => {
  const header = report?.getReport().header
  return header?.glibcVersionRuntime || '0'
}

/** The name of the package that brings a newer Node. */
export const packagedNode = ({ platform, arch }) => `node-${platform}-${arch}`

/** Whether npm installs a Node of ours here. */
const hasPackagedNode = machine =>
  PACKAGED_FOR.includes(`${machine.platform}-${machine.arch}`) &&
  isAtLeast(glibcOf(machine), OLDEST_GLIBC)

/**
 * The sentence for a Node with which nothing can be started, else null.
 * Asked before the install, which takes long. @param {Pick<NodeJS.Process,
 * 'version' | 'platform' | 'arch' | 'report'>} machine
 */
export const whyNodeCannotStart = machine => {
  const { version, platform, arch } = machine
  if (isAtLeast(version, OLDEST_TO_RUN)) return null
  if (!hasPackagedNode(machine))
    return (
      `Node ${OLDEST_TO_RUN.join('.')} or newer is needed; this is ${version}, and no newer one can be ` +
      `installed beside the packages on ${platform}-${arch}. Install Node 24 from https://nodejs.org and try again.`
    )
  if (isAtLeast(version, OLDEST_TO_INSTALL)) return null
  return (
    `Node ${OLDEST_TO_INSTALL.join('.')} or newer is needed to set this up; this is ${version}. ` +
    'Install Node 24 from https://nodejs.org and try again.'
  )
}
