/** What an input may be, as JSON Schema says it: made of zod's shapes and of GraphQL's types alike. */
export type InputShape = {
  type?: string | string[]
  properties?: Record<string, InputShape>
  required?: string[]
  items?: InputShape
  anyOf?: InputShape[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  pattern?: string
}
