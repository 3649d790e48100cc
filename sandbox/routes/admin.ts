/** The controls: pages for people, JSON for tests. */
import * as v from 'valibot'

import { htmlPage, redirectTo, type Api, type Call } from '../core/api'
import { notFound, refuse } from '../core/envelope'
import { FaultSchema } from '../core/faults'
import { optionalText, parse, read } from '../core/read'
import { facePage, indexPage, oauthPage, smsPage } from '../pages'
import { orders } from '../db/schema'
import { approveAll } from '../services/comments'
import { recentCodes } from '../services/codes'
import { endFace } from '../services/faces'
import { CANCELLED, cancel, markPaid, orderByNo, PAID } from '../services/lifecycle'
import { endRound } from '../services/socialites'
import { peek } from '../services/tickets'
import { eq } from 'drizzle-orm'

export function adminRoutes(api: Api, hasApp: boolean) {
  api.get('/sandbox', 'none', ({ now, dialect, edition }) => htmlPage(indexPage({ now, dialect, edition, hasApp })))
  if (!hasApp) api.get('/', 'none', () => redirectTo('/sandbox'))
  controlRoutes(api)
  lookRoutes(api)
  standInRoutes(api)
}

const ClockSchema = v.union([
  v.strictObject({ now: v.union([v.number(), v.pipe(v.string(), v.isoTimestamp())]) }),
  v.strictObject({ advanceSec: v.number() }),
])

function controlRoutes(api: Api) {
  api.get('/sandbox/faults', 'none', ({ runtime }) => runtime.faults.list())
  api.post('/sandbox/faults', 'none', ({ runtime, body }) => runtime.faults.add(parse(FaultSchema, body)))
  api.delete('/sandbox/faults', 'none', ({ runtime, query }) => {
    runtime.faults.remove(query.id === undefined ? undefined : Number(query.id))
  })

  api.get('/sandbox/clock', 'none', ({ now }) => ({ now }))
  api.post('/sandbox/clock', 'none', async ({ runtime, db, body }) => {
    const change = parse(ClockSchema, body)
    await runtime.changeClock(db, (clock) => {
      if ('now' in change) clock.set(new Date(change.now).getTime())
      else clock.advance(change.advanceSec * 1000)
    })
    return { now: runtime.clock.now() }
  })

  api.get('/sandbox/config', 'none', ({ settings }) => settings)
  api.post('/sandbox/config', 'none', (call) => changeSettings(call))
  api.delete('/sandbox/config', 'none', async ({ runtime, db }) => {
    await runtime.replaceSettings(db, {})
    return runtime.settings
  })

  api.post('/sandbox/reset', 'none', ({ runtime, db }) => runtime.reset(db))
  api.post('/sandbox/comments/approve', 'none', (call) => approveAll(call))
  api.post('/sandbox/orders/:orderNo/status', 'none', async (call) => {
    const { status } = parse(v.object({ status: v.picklist([1, 5, 7, 9]) }), call.body)
    const order = await orderByNo(call, call.params.orderNo ?? '')
    if (status === PAID) return markPaid(call, order)
    if (status === CANCELLED) return cancel(call, order)
    await call.db.update(orders).set({ status }).where(eq(orders.id, order.id))
  })
}

async function changeSettings({ runtime, db, body }: Call) {
  const changes = parse(v.record(v.string(), v.unknown()), body)
  try {
    await runtime.changeSettings(db, changes)
  } catch (error) {
    if (error instanceof v.ValiError) throw refuse(error.message)
    throw error
  }
  return runtime.settings
}

function lookRoutes(api: Api) {
  api.get('/sandbox/sms', 'none', async (call) => {
    const codes = await recentCodes(call)
    const wantsJson = call.request.headers.accept?.includes('application/json')
    return wantsJson ? codes : htmlPage(smsPage(codes))
  })
  api.get('/sandbox/captcha/:key', 'none', async (call) => {
    const captcha = await peek(call, 'captcha', call.params.key ?? '')
    if (!captcha) throw notFound()
    return captcha
  })
}

function standInRoutes(api: Api) {
  api.get('/sandbox/oauth', 'none', ({ query }) => htmlPage(oauthPage(query.state ?? '')))
  api.post('/sandbox/oauth', 'none', async (call) => {
    const { state, persona } = read(call.body, { state: optionalText, persona: optionalText })
    return redirectTo(await endRound(call, state, persona))
  })
  api.get('/sandbox/face', 'none', ({ query }) => htmlPage(facePage(query.token ?? '')))
  api.post('/sandbox/face', 'none', async (call) => {
    const { token, result } = read(call.body, { token: optionalText, result: optionalText })
    return redirectTo(await endFace(call, token, result))
  })
}
