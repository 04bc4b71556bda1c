import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preset } from '@graphql-codegen/client-preset'
import { codegen } from '@graphql-codegen/core'
import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  NoDeprecatedCustomRule,
  parse,
  validate,
} from 'graphql'

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

/** Deprecated fields are for older clients; our own asks for none. */
const refuseDeprecated = (schema: GraphQLSchema, location: string, document: DocumentNode) => {
  const [fault] = validate(schema, document, [NoDeprecatedCustomRule])
  if (fault) throw new Error(`${location}: ${fault.message}`)
}

/** The browser's operations as typed documents, one TypeScript file. */
export const generateOperations = async (root: string, schema: DocumentNode): Promise<string> => {
  const schemaAst = buildASTSchema(schema)
  const documents = globSync(OPERATIONS, { cwd: root })
    .sort()
    .map(location => {
      const rawSDL = readFileSync(join(root, location), 'utf8')
      const document = parse(rawSDL, { noLocation: true })
      refuseDeprecated(schemaAst, location, document)
      return { location, rawSDL, document }
    })
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: OUTPUT,
    presetConfig: { fragmentMasking: false },
    schema,
    schemaAst,
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
