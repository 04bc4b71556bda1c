import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import type { UserError } from '#schema/generated/resolver-types.ts'

/** `ADMIN_TOPIC_NOT_FOUND` is about `topicId` or `topicIds`; `TURN_NOT_FOUND` also `fromTurnId`. */
const idIn = (input: object, { code, messageCode }: UserError): string | null => {
  if (code !== 'NOT_FOUND') return null
  const thing = messageCode.replace(/^ADMIN_(?!NOT_FOUND)|_NOT_FOUND$/g, '').replaceAll('_', '')
  const names = new RegExp(`${thing}Ids?$`, 'i')
  return Object.keys(input).find(name => names.test(name)) ?? null
}

/** Lets the `userErrors` of every mutation name the id of its input that is not there. */
export const nameUnknownIds = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field
    field.resolve = async (root, args, context, info) => {
      const answer = await resolve(root, args, context, info)
      const { userErrors } = answer as { userErrors: UserError[] }
      for (const error of userErrors) error.field ??= idIn(args.input, error)
      return answer
    }
  }
  return schema
}
