import { type FormEvent, useState } from 'react'
import type { FieldError } from '#schema/errors.ts'
import { say, sayCode } from '#schema/messages/say.ts'
import { fieldProblems, type Rule } from '#schema/validation.ts'
import { useText } from '../lib/i18n/use-text.ts'

type Values<Name extends string> = Record<Name, string>

/** What a control needs that shows no sentence of its own. */
type PlainField = { name: string; value: string; onChange: (value: string) => void }
/** The properties of a `TextField`. */
type Field = PlainField & { error: string | null; required: boolean; onBlur: () => void }
/** The properties of a form's text fields, by their names. */
export type FieldOf<Name extends string> = (name: Name) => Field

/** A field may be left empty. */
export const optional: Rule = () => null

/**
 * The values of a form, those of `start` until one types, and when their errors show: on blur,
 * on change once touched, and all of them after a try to send (specification section 5).
 * `reject` adds what the server found; it stands until the field changes.
 */
export const useFields = <Name extends string>(
  rules: Record<Name, Rule>,
  start: Partial<Record<NoInfer<Name>, string>> = {},
) => {
  const names = Object.keys(rules) as Name[]
  const [typed, setTyped] = useState<Partial<Values<Name>>>({})
  const values = Object.fromEntries(
    names.map(name => [name, typed[name] ?? start[name] ?? '']),
  ) as Values<Name>
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [rejected, setRejected] = useState<readonly FieldError[]>([])
  const { messages } = useText()

  const problems = Object.fromEntries(
    fieldProblems(Object.fromEntries(names.map(name => [name, [rules[name], values[name]]]))).map(
      problem => [problem.field, say(messages, problem)],
    ),
  )
  const rejectionOf = (name: Name): string | null => {
    const found = rejected.find(({ field }) => field === name)
    return found ? sayCode(messages, found.code, found.params, found.msg) : null
  }
  const problemOf = (name: Name): string | null => problems[name] ?? rejectionOf(name)
  const plain = (name: Name): PlainField => ({
    name,
    value: values[name],
    onChange: value => {
      setTyped(before => ({ ...before, [name]: value }))
      setRejected(before => before.filter(({ field }) => field !== name))
    },
  })

  return {
    values,
    /** For a form that is sent: whether it is right. Else shows why, at its first wrong field. */
    isReady: (event: FormEvent<HTMLFormElement>): boolean => {
      event.preventDefault()
      setTouched(new Set(names))
      const wrong = names.find(name => problemOf(name) !== null)
      if (wrong === undefined) return true
      const field = event.currentTarget.elements.namedItem(wrong)
      if (field instanceof HTMLElement) field.focus()
      return false
    },
    /** As it was at first. */
    reset: () => {
      setTyped({})
      setTouched(new Set())
      setRejected([])
    },
    reject: setRejected,
    plain,
    field: (name: Name): Field => ({
      ...plain(name),
      error: touched.has(name) ? problemOf(name) : null,
      required: rules[name] !== optional,
      // A field that was only passed by the Tab key does not show an error yet.
      onBlur: () => setTouched(before => new Set(before).add(name)),
    }),
  }
}
