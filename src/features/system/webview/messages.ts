import * as v from 'valibot'

/** What a page inside may say (docs/backend/rules.md#pages-inside). */
const message = v.variant('type', [
  /** Something of the learner's is different: it was paid, handed in, proven. */
  v.object({ type: v.literal('changed') }),
])

type WebMessage = v.InferOutput<typeof message>

/** Oldest first; whatever is no message of ours is left out. */
export const readMessages = (data: unknown): WebMessage[] =>
  (Array.isArray(data) ? data : []).flatMap((said: unknown) => {
    const { success, output } = v.safeParse(message, said)
    return success ? [output] : []
  })
