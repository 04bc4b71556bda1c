import { useState } from 'react'
import type { FieldError } from '#schema/errors.ts'
import { say, sayCode } from '#schema/messages/say.ts'
import { fieldProblems, type Rule } from '#schema/validation.ts'
import { useText } from '../../lib/i18n/use-text.ts'

type Values<Name extends string> = Record<Name, string>

/**
 * The values of a form and when their errors show: on blur, on change once
 * touched, and all of them after a try to send (specification section 5).
 * `reject` adds what the server found; it stands until the field changes.
 */
export const useFields = <Name extends string>(rules: Record<Name, Rule>) => {
  const names = Object.keys(rules) as Name[]
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map(name => [name, ''])) as Values<Name>,
  )
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

  return {
    values,
    firstProblem: names.find(name => problemOf(name) !== null) ?? null,
    touchAll: () => setTouched(new Set(names)),
    reject: setRejected,
    /** The properties of a `TextField`. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: touched.has(name) ? problemOf(name) : null,
      required: true,
      onChange: (value: string) => {
        setValues(before => ({ ...before, [name]: value }))
        setRejected(before => before.filter(({ field }) => field !== name))
      },
      // A field that was only passed by on the way elsewhere is not yet wrong.
      onBlur: () => setTouched(before => new Set(before).add(name)),
    }),
  }
}
