import { useEffect, useRef, useState } from 'react'

import { errorText } from '@/http/apiError'
import { isEmpty } from '@/lib/isEmpty'
import type { Mutation } from '@/queries/mutation'

import { type ActionOptions, useAction } from '../action'
import { toast } from '../dialog'

/** Checked in order; the first message counts. A rule can see the other fields. */
export type FieldRules<V> = {
  [K in keyof V]?: readonly ((value: V[K], values: V) => string | undefined)[]
}

type FieldErrors<V> = { [K in keyof V]?: string }

interface Draft<V> {
  get: () => V | null
  store: (values: V) => void
  /** What was stored has been sent. */
  drop: () => void
  /** By whichever form: the learner may leave before the answer, and come back. @returns unsubscribe */
  onDrop: (listener: () => void) => () => void
}

interface FormOptions<V, R> extends Pick<ActionOptions<V, R>, 'confirm' | 'done' | 'next'> {
  /** Initial values. */
  fields: V
  rules?: FieldRules<V>
  /** Conditions outside the fields, checked when all fields are good. */
  isReady?: (values: V) => boolean
  /** After a refusal the values stay. */
  submit: Mutation<V, R>
  /** What is typed outlives the form. */
  draft?: Draft<V>
  /** After success the fields get their initial values. */
  clearsAfter?: true
  /** The field that the server's message is about; otherwise the message belongs to the whole form. */
  refusedField?: (message: string) => keyof V | undefined
}

/**
 * A form's values and messages. A field shows its message when it is left or the form is sent, and drops it as soon as
 * the value is right. What was typed is never cleared.
 */
export function useForm<V extends object, R>(options: FormOptions<V, R>) {
  const { fields, rules, isReady, submit, draft, clearsAfter, refusedField, confirm, done, next } = options
  const [start] = useState(() => draft?.get() ?? fields)
  const [values, setValues] = useState(start)
  const [errors, setErrors] = useState<FieldErrors<V>>({})
  const [formError, setFormError] = useState<string>()
  // A ref, because two inputs may come before the next render.
  const latest = useRef(start)
  const isOwnDrop = useRef(false)
  useEffect(() => draft?.onDrop(() => latest.current === start && !isOwnDrop.current && clear()))

  function messageOf<K extends keyof V>(name: K): string | undefined {
    for (const rule of rules?.[name] ?? []) {
      const message = rule(latest.current[name], latest.current)
      if (message) return message
    }
    return undefined
  }

  const show = (name: keyof V, message: string | undefined) => setErrors((shown) => ({ ...shown, [name]: message }))

  function set<K extends keyof V>(name: K, value: V[K]): void {
    latest.current = { ...latest.current, [name]: value }
    setValues(latest.current)
    draft?.store(latest.current)
    setFormError(undefined)
    if (errors[name]) show(name, messageOf(name))
  }

  /**
   * Shows the message of one field, for steps before sending, such as an SMS code. @returns whether the field is good
   */
  function check(name: keyof V): boolean {
    const message = messageOf(name)
    show(name, message)
    return message === undefined
  }

  /** Leaving an empty field is no mistake: it may be filled later. The server's message stays. */
  const leave = (name: keyof V): void => {
    const message = isEmpty(latest.current[name]) ? undefined : messageOf(name)
    if (message) show(name, message)
  }

  /** At the field that the message is about, else for the whole form. */
  function refuse(error: unknown): void {
    const message = errorText(error)
    const name = refusedField?.(message)
    if (name === undefined) setFormError(message)
    else show(name, message)
  }

  const sending = useAction(submit, {
    ...{ confirm, next, failed: refuse },
    done(answer, given) {
      isOwnDrop.current = true
      draft?.drop()
      isOwnDrop.current = false
      if (clearsAfter) clear()
      if (typeof done === 'string') toast(done, 'success')
      else done?.(answer, given)
    },
  })

  /** Sends when every field is good. Further taps meanwhile do nothing. */
  async function send(): Promise<void> {
    let isGood = true
    for (const name in latest.current) isGood = check(name) && isGood
    if (!isGood || isReady?.(latest.current) === false) return
    setFormError(undefined)
    await sending.run(latest.current)
  }

  function clear(): void {
    latest.current = fields
    setValues(fields)
    setErrors({})
    setFormError(undefined)
  }

  /** For a text field. */
  const field = <K extends keyof V>(name: K) => ({
    value: values[name],
    error: errors[name],
    onInput: (value: V[K]) => set(name, value),
    onBlur: () => leave(name),
  })

  const isSubmitting = sending.isRunning
  return { values, errors, formError, isSubmitting, field, set, check, refuse, submit: send }
}
