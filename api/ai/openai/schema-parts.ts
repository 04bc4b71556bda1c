/** The pieces that JSON schemas of answers are made of. */
export const text = (description: string) => ({ type: 'string', description })
export const choice = (values: readonly string[], description: string) => ({
  type: 'string',
  enum: [...values],
  description,
})
export const list = (items: object, maxItems: number, description: string) => ({
  type: 'array',
  items,
  maxItems,
  description,
})
export const orNull = (schema: object, description: string) => ({
  anyOf: [schema, { type: 'null' }],
  description,
})

/** Strict servers want every object closed and every property required. */
export const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
