/** Messages to an operator's own app and back (docs/SHELL.md). H5 only, loaded inside such an app alone. */
import * as v from 'valibot'

import type { AppleIdentity, AppShell, ApplePurchase, ShellAbility, ShellOutcome } from './types'

const helloMs = 1_500
const answerMs = 10_000
/** The learner may have to look for a password, or for another card. */
const peopleMs = 10 * 60_000
/** The app must answer this soon after the page is in front again. */
const returnMs = 5_000

// Home does not use these schemas, so a shared file for them would come with home's code.
const envelope = v.object({
  id: v.number(),
  ok: v.boolean(),
  data: v.optional(v.unknown()),
  reason: v.optional(v.string(), ''),
})

type Envelope = v.InferOutput<typeof envelope>

function read(data: unknown): Envelope | null {
  if (typeof data !== 'string') return null
  try {
    const result = v.safeParse(envelope, JSON.parse(data))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** Android and iOS offer a page different ports. */
function findPort(): ((text: string) => void) | null {
  const port = window.ZhituShell ?? window.webkit?.messageHandlers?.ZhituShell
  return port ? (text) => port.postMessage(text) : null
}

const waiting = new Map<number, (answer: Envelope) => void>()
let lastId = 0

/** The page is behind while somebody pays. Once it is in front again, the answer must come soon. */
function watchReturn(onReturn: () => void): () => void {
  let wasHidden = false
  const check = () => {
    if (document.visibilityState === 'hidden') wasHidden = true
    else if (wasHidden) onReturn()
  }
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}

type Post = (text: string) => void

/** Null = no answer in time. */
function send(post: Post, type: string, data: object, limitMs: number): Promise<Envelope | null> {
  const id = ++lastId
  return new Promise((resolve) => {
    let timer = setTimeout(() => end(null), limitMs)
    const stopWatching = watchReturn(() => {
      clearTimeout(timer)
      timer = setTimeout(() => end(null), returnMs)
    })
    const end = (answer: Envelope | null) => {
      clearTimeout(timer)
      stopWatching()
      waiting.delete(id)
      resolve(answer)
    }
    waiting.set(id, end)
    try {
      post(JSON.stringify({ id, type, data }))
    } catch {
      end({ id, ok: false, data: undefined, reason: 'unsupported' })
    }
  })
}

const purchase: v.GenericSchema<unknown, ApplePurchase> = v.object({
  orderNo: v.string(),
  transactionId: v.pipe(v.string(), v.nonEmpty()),
  receipt: v.pipe(v.string(), v.nonEmpty()),
})

const identity: v.GenericSchema<unknown, AppleIdentity> = v.object({
  identityToken: v.pipe(v.string(), v.nonEmpty()),
  user: v.pipe(v.string(), v.nonEmpty()),
  nickname: v.optional(v.string(), ''),
})

const hello = v.object({ version: v.literal(1), abilities: v.array(v.string()) })
const pending = v.object({ purchases: v.array(v.unknown()) })
const scanned = v.object({ text: v.pipe(v.string(), v.nonEmpty()) })

/** Null = no answer, or an unreadable one. */
function open<T>(schema: v.GenericSchema<unknown, T>, answer: Envelope | null): T | null {
  if (!answer?.ok) return null
  const result = v.safeParse(schema, answer.data)
  return result.success ? result.output : null
}

function refusal(answer: Envelope | null): Exclude<ShellOutcome, 'paid'> {
  if (!answer || answer.ok) return 'unknown'
  return answer.reason === 'cancelled' ? 'cancelled' : 'failed'
}

/** Null = there is no app, or one with another version. */
export async function openBridge(): Promise<AppShell | null> {
  const post = findPort()
  if (!post) return null
  window.addEventListener('zhitushell', ({ data }) => {
    const answer = read(data)
    if (answer) waiting.get(answer.id)?.(answer)
  })
  const terms = open(hello, await send(post, 'hello', { version: 1 }, helloMs))
  if (!terms) return null
  const abilities = new Set(terms.abilities)
  return {
    can: (ability: ShellAbility) => abilities.has(ability),
    async pay(by, payment) {
      const answer = await send(post, by, payment, peopleMs)
      return answer?.ok ? 'paid' : refusal(answer)
    },
    async buyApple(product) {
      const answer = await send(post, 'applePay', product, peopleMs)
      return open(purchase, answer) ?? refusal(answer)
    },
    async listApplePurchases() {
      const { purchases } = open(pending, await send(post, 'applePending', {}, answerMs)) ?? { purchases: [] }
      return purchases.flatMap((one) => {
        const result = v.safeParse(purchase, one)
        return result.success ? [result.output] : []
      })
    },
    finishApplePurchase: async (transactionId) => void (await send(post, 'appleFinish', { transactionId }, answerMs)),
    async signInWithApple() {
      const answer = await send(post, 'appleLogin', {}, peopleMs)
      return open(identity, answer) ?? (answer?.reason === 'cancelled' ? 'cancelled' : 'failed')
    },
    async share(card) {
      const answer = await send(post, 'share', card, peopleMs)
      return answer === null || answer.ok || answer.reason === 'cancelled'
    },
    scan: async () => open(scanned, await send(post, 'scan', {}, peopleMs))?.text ?? null,
  }
}
