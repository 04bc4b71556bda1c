import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preset } from '@graphql-codegen/client-preset'
import { codegen } from '@graphql-codegen/core'
import { buildASTSchema, type DocumentNode, parse } from 'graphql'

const OPERATIONS = 'web/**/*.graphql'
/** A folder: the preset names its files. We need the one with the typed documents. */
const OUTPUT = 'web/lib/apollo/generated/'
const DOCUMENTS = `${OUTPUT}graphql.ts`

const CONFIG = {
  scalars: {
    ID: 'string',
    DateTime: 'string',
    Date: 'string',
    Month: 'string',
    MessageParams: '../../../../schema/messages/message.ts#MessageParams',
  },
  strictScalars: true,
  useTypeImports: true,
  skipTypename: true,
  immutableTypes: true,
}

/** The browser's operations as typed documents, one TypeScript file. */
export const generateOperations = async (root: string, schema: DocumentNode): Promise<string> => {
  const documents = globSync(OPERATIONS, { cwd: root })
    .sort()
    .map(location => {
      const rawSDL = readFileSync(join(root, location), 'utf8')
      return { location, rawSDL, document: parse(rawSDL, { noLocation: true }) }
    })
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: OUTPUT,
    presetConfig: { fragmentMasking: false },
    schema,
    schemaAst: buildASTSchema(schema),
    documents,
    config: CONFIG,
    plugins: [],
    pluginMap: {},
  })
  const section = sections.find(({ filename }) => filename === DOCUMENTS)
  if (!section) throw new Error(`The preset makes no ${DOCUMENTS}.`)
  // The same type by the package that we have.
  return (await codegen(section)).replace('@graphql-typed-document-node/core', '@apollo/client')
}
