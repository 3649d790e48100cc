/** Faults that a test asks for, by route and client. They act like a bad network or a broken server. */
import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'

const natural = v.pipe(v.number(), v.integer(), v.minValue(0))

const regex = v.pipe(
  v.string(),
  v.check((source) => {
    try {
      return Boolean(new RegExp(source))
    } catch {
      return false
    }
  }, 'pattern is not a regular expression'),
)

export const FaultSchema = v.strictObject({
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  /** Prefix of the path. */
  path: v.optional(v.string()),
  /** Regular expression on path and query. */
  pattern: v.optional(regex),
  /** Value of the header `x-sandbox-client` or of the query `sandbox_client`. */
  client: v.optional(v.string()),
  /** So many matching calls pass before the fault strikes. */
  afterCalls: v.optional(natural, 0),
  /** How often the fault strikes; absent = always. */
  times: v.optional(natural),
  /** `after` = the server carries the call out and spoils only the answer. */
  when: v.optional(v.picklist(['before', 'after']), 'before'),
  delayMs: v.optional(natural, 0),
  drop: v.optional(v.boolean(), false),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.string()),
  contentType: v.optional(v.string()),
  headers: v.optional(v.record(v.string(), v.string())),
  code: v.optional(v.number()),
  message: v.optional(v.string()),
})

export type Fault = v.InferOutput<typeof FaultSchema>

interface Armed extends Fault {
  id: number
  calls: number
}

/** Faults never hit the controls, which must be able to remove them. */
const CONTROLS = /^\/sandbox\/(faults|clock|config|reset)\b/

export class Faults {
  private armed: Armed[] = []
  private lastId = 0

  list() {
    return this.armed
  }

  add(fault: Fault) {
    const armed = { ...fault, id: (this.lastId += 1), calls: 0 }
    this.armed.push(armed)
    return armed
  }

  /** Without an id, removes all. */
  remove(id?: number) {
    this.armed = id === undefined ? [] : this.armed.filter((fault) => fault.id !== id)
  }

  /** Counts the call for every fault that matches it. The first fault that is due strikes. */
  strike(request: FastifyRequest): Fault | undefined {
    if (CONTROLS.test(request.url)) return undefined
    return this.armed.filter((fault) => matches(fault, request)).filter(isDue)[0]
  }
}

function matches(fault: Fault, request: FastifyRequest) {
  const { searchParams } = new URL(request.url, 'http://sandbox')
  const client = request.headers['x-sandbox-client'] ?? searchParams.get('sandbox_client')
  return (
    (fault.method === undefined || fault.method === request.method) &&
    (fault.path === undefined || request.url.startsWith(fault.path)) &&
    (fault.pattern === undefined || new RegExp(fault.pattern).test(request.url)) &&
    (fault.client === undefined || fault.client === client)
  )
}

function isDue(fault: Armed) {
  fault.calls += 1
  const strikes = fault.calls - fault.afterCalls
  return strikes > 0 && strikes <= (fault.times ?? Infinity)
}

const answers = (fault: Fault) =>
  fault.status !== undefined || fault.body !== undefined || fault.headers !== undefined || fault.code !== undefined

function spoil(fault: Fault, reply: FastifyReply) {
  const isEnvelope = fault.code !== undefined
  for (const header of ['content-encoding', 'content-length', 'etag']) reply.removeHeader(header)
  reply.code(fault.status ?? 200)
  reply.headers({
    ...fault.headers,
    'content-type': fault.contentType ?? (isEnvelope ? 'application/json' : 'text/html'),
  })
  if (!isEnvelope) return fault.body ?? ''
  return JSON.stringify({ code: fault.code, message: fault.message ?? '', data: [] })
}

function cut(reply: FastifyReply) {
  reply.hijack()
  reply.raw.socket?.destroy()
}

export function installFaults(app: FastifyInstance, faults: Faults) {
  const struck = new WeakMap<FastifyRequest, Fault>()

  app.addHook('onRequest', async (request, reply) => {
    const fault = request.method === 'OPTIONS' ? undefined : faults.strike(request)
    if (!fault) return
    if (fault.when === 'after') {
      struck.set(request, fault)
      return
    }
    await sleep(fault.delayMs)
    if (fault.drop) cut(reply)
    else if (answers(fault)) return reply.send(spoil(fault, reply))
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = struck.get(request)
    if (!fault) return payload
    await sleep(fault.delayMs)
    if (fault.drop) reply.raw.socket?.destroy()
    return answers(fault) ? spoil(fault, reply) : payload
  })
}
