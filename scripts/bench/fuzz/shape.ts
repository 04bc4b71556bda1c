/** What an input may be, as JSON Schema says it: made of zod's shapes and of GraphQL's types alike. */
export type Shape = {
  type?: string | string[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  pattern?: string
}
