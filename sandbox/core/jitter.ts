/** Delays every answer by a random time, so that answers overtake each other as on a phone's network. */
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { shareOf } from './random'

export interface Jitter {
  fromMs: number
  toMs: number
  seed: string
}

/**
 * Reads `0-400`, or with the seed of an earlier run `0-400#17`.
 * @throws Error for anything else
 */
export function readJitter(text: string): Jitter {
  const [, from, to, seed] = /^(\d+)-(\d+)(?:#(\w+))?$/.exec(text) ?? []
  const [fromMs, toMs] = [Number(from), Number(to)]
  if (!(fromMs <= toMs)) throw new Error(`SANDBOX_JITTER is like 0-400 or 0-400#17, not ${text}`)
  return { fromMs, toMs, seed: seed ?? String(randomInt(1_000_000)) }
}

export const jitterText = ({ fromMs, toMs, seed }: Jitter) => `${fromMs}-${toMs}#${seed}`

/** One seed gives a call the same wait every time. Part of it comes before the work, part before the answer. */
export function waitsIn({ fromMs, toMs, seed }: Jitter) {
  const calls = new Map<string, number>()
  return (route: string) => {
    const count = (calls.get(route) ?? 0) + 1
    calls.set(route, count)
    const share = (what: string) => shareOf(`${seed} ${what} ${count} ${route}`)
    const whole = fromMs + share('time') * (toMs - fromMs)
    const before = whole * share('part')
    return { before, after: whole - before }
  }
}

export function installJitter(app: FastifyInstance, jitter: Jitter, isApi: (request: FastifyRequest) => boolean) {
  const waitsOf = waitsIn(jitter)
  const rests = new WeakMap<FastifyRequest, number>()
  app.addHook('onRequest', async (request) => {
    if (!isApi(request) || request.method === 'OPTIONS') return
    const { before, after } = waitsOf(`${request.method} ${request.routeOptions.url ?? request.url}`)
    rests.set(request, after)
    await sleep(before)
  })
  app.addHook('onSend', async (request) => {
    await sleep(rests.get(request) ?? 0)
  })
}
