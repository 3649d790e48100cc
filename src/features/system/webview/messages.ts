import * as v from 'valibot'

/** Messages that an embedded page may send (docs/backend/rules.md#pages-inside). */
const message = v.object({
  /** Data of the learner has changed: something was paid, handed in or proven. */
  type: v.literal('changed'),
})

type WebMessage = v.InferOutput<typeof message>

/** Oldest first. Messages of other kinds are left out. */
export const readMessages = (data: unknown): WebMessage[] =>
  (Array.isArray(data) ? data : []).flatMap((received: unknown) => {
    const { success, output } = v.safeParse(message, received)
    return success ? [output] : []
  })
