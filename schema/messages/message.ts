import type { DomainErrorCode, FieldCode, MessageCode, ModelFailureCode } from './codes.ts'
import type { en } from './en.ts'

/** A parameter of a sentence: a text, a number, or another message. */
type Param = string | number | AnyMessage
type AnyMessage = { code: MessageCode; params?: MessageParams }
export type MessageParams = Record<string, Param>

/** The {names} in a sentence. */
type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type NameOf<Code extends MessageCode> = NamesIn<(typeof en)[Code]>

/**
 * A message's parameters, read from its English sentence:
 * one that is missing or misspelt is a type error.
 */
type ParamsOf<Code extends MessageCode> = [NameOf<Code>] extends [never]
  ? Record<string, never>
  : Record<NameOf<Code>, Param>

/** A sentence to be said in the reader's language. */
export type Message<Codes extends MessageCode = MessageCode> = {
  [Code in Codes]: [NameOf<Code>] extends [never]
    ? { code: Code; params?: ParamsOf<Code> }
    : { code: Code; params: ParamsOf<Code> }
}[Codes]

export type FieldMessage = Message<FieldCode>
export type FailureMessage = Message<DomainErrorCode>
export type ModelFailure = Message<ModelFailureCode>

/** `[code, params]` of any of the codes; codes without parameters need none. */
export type CodeAndParams<Codes extends MessageCode> = {
  [Code in Codes]: [NameOf<Code>] extends [never]
    ? [code: Code, params?: ParamsOf<Code>]
    : [code: Code, params: ParamsOf<Code>]
}[Codes]

/** The sentences of one language. */
export type Catalogue = Record<MessageCode, string>
