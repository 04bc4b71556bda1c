import type { MessageCode } from './codes.ts'
import type { Catalogue, Message, MessageParams } from './message.ts'

/** A failure as a client got it; an older or newer server may lack the codes or have others. */
export type Failure = {
  error: string
  message_code?: string
  params?: MessageParams
  errors?: readonly { msg: string; code?: string; params?: MessageParams }[]
}

const NAME = /\{(\w+)\}/g

const fill = (catalogue: Catalogue, sentence: string, params: MessageParams = {}): string =>
  sentence.replace(NAME, (_, name: string) => {
    const value = params[name]
    if (typeof value === 'number') return value.toLocaleString('en')
    if (typeof value === 'object') return sayCode(catalogue, value.code, value.params, '')
    return value ?? ''
  })

/** The sentence of a message in the catalogue's language. */
export const say = (catalogue: Catalogue, { code, params }: Message): string =>
  fill(catalogue, catalogue[code], params)

const knows = (catalogue: Catalogue, code: string | null | undefined): code is MessageCode =>
  typeof code === 'string' && Object.hasOwn(catalogue, code)

/**
 * The sentence of a code that came from outside; `fallback` where the catalogue does not know it.
 */
export const sayCode = (
  catalogue: Catalogue,
  code: string | null | undefined,
  params: MessageParams | null | undefined,
  fallback: string,
): string => (knows(catalogue, code) ? fill(catalogue, catalogue[code], params ?? {}) : fallback)

/** Sentences in a row, each once. */
export const sayAll = (catalogue: Catalogue, sentences: readonly string[]): string =>
  [...new Set(sentences)].reduce((first, second) =>
    fill(catalogue, catalogue.BOTH, { first, second }),
  )

/**
 * A failure's sentence: those of its fields where it has some, else its own.
 * Empty when it has none.
 */
export const sayFailure = (catalogue: Catalogue, failure: Failure): string => {
  const { error, message_code, params, errors = [] } = failure
  if (errors.length === 0) return sayCode(catalogue, message_code, params, error)
  return sayAll(
    catalogue,
    errors.map(problem => sayCode(catalogue, problem.code, problem.params, problem.msg)),
  )
}
