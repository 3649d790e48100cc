import { setImmediate } from 'node:timers'

import Taro from '@tarojs/taro'
import type { ComponentType } from 'react'

import { type Addon, switchRules } from '@/config/addons'
import { loginByPassword } from '@/api/auth'
import { getMember, type Member } from '@/api/member'
import { listOrders } from '@/api/order'
import { type RouteName, routes } from '@/routes/registry'

jest.mock('@/http/rateLimiter', () => ({ createRateLimiter: () => ({ acquire: async () => undefined }) }))
jest.mock('@/lib/report', () => ({ ...jest.requireActual('@/lib/report'), report: () => undefined }))

import { connectAs } from '../../setup/connect'
import { pass } from '../../setup/clock'
import { type Damage, damagesOf } from '../../setup/damage'
import { openScreen } from '../../setup/openScreen'
import { type SandboxProcess, startSandbox } from '../../setup/sandboxProcess'

/**
 * Every page with one field of one of its answers spoiled: something legible is on screen, and what the field is not
 * about is still there.
 */

/** `npm run fuzz` tries all damages, which takes half an hour. */
const isFull = process.env.FUZZ === 'full'
/** Of each answer of each page. */
const sampled = 2
const maxWhole = 0.1

export interface Visit {
  params?: Record<string, string>
  /** Sees the page without a login. */
  isVisitor?: boolean
  /** Instead of all. */
  addons?: Addon[]
}

/** An order that waits for its payment: set before the pages are opened. */
export const unpaid = { params: { order: '' } }

const settleMs = 1_500
const broken = '这一页没有显示出来'

let sandbox: SandboxProcess
let member: Member
let memberToken = ''
let token: string | null = null
const direct = globalThis.fetch
const answers = new Map<string, string>()
let underWay = 0

/** What the sandbox says, from memory the second time. */
async function remembered(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const call = `${init.method ?? 'GET'} ${String(input)}`
  let text = answers.get(call)
  if (text === undefined) {
    underWay++
    try {
      text = await (await direct(`${sandbox.origin}${String(input)}`, init)).text()
    } finally {
      underWay--
    }
    answers.set(call, text)
  }
  return new Response(text)
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Until the page asks for nothing more; one that shows nothing gets ten seconds of its own time. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 2 || (quiet < 7 && pieces().size === 0); quiet++) {
    await pass(settleMs)
    await turn()
    while (underWay > 0) {
      quiet = 0
      await turn()
    }
  }
}

/** The legible pieces of the page's own part. */
function pieces(): Set<string> {
  const main = document.querySelector('[role=main]')
  const found = new Set<string>()
  const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? ''
    if (text.length > 1) found.add(text)
  }
  return found
}

const pageOf = (name: RouteName): ComponentType => require(`@/${routes[name].path}`).default

const enabledAddons = Object.values(switchRules).flatMap((rule) => (rule.kind === 'addon' ? [rule.name] : []))

async function open(name: RouteName, { params, isVisitor, addons = enabledAddons }: Visit): Promise<Set<string>> {
  token = isVisitor ? null : memberToken
  await openScreen(pageOf(name), { params, user: isVisitor ? undefined : member, addons })
  await settle()
  return pieces()
}

beforeAll(async () => {
  sandbox = await startSandbox()
  globalThis.fetch = remembered
  connectAs(() => token)
  memberToken = await loginByPassword('13800000001', 'zhitu123', undefined)
  token = memberToken
  member = await getMember()
  const { items } = await listOrders(1, 20)
  unpaid.params.order = items.find(({ status }) => status === 'unpaid')?.orderNo ?? ''
  answers.clear()
  // As the app's own start does.
  Taro.initPxTransform({ designWidth: 375, deviceRatio: { 375: 2 } })
  // What React says of the pages that cannot be drawn; they are counted.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterAll(() => {
  globalThis.fetch = direct
  sandbox.stop()
})

/** Evenly spread, the same each time. */
function sampleOf<T>(all: T[]): T[] {
  if (isFull) return all
  const step = Math.max(1, Math.floor(all.length / sampled))
  return all.filter((_, index) => index % step === Math.floor(step / 2)).slice(0, sampled)
}

/** Code 0, with an answer in it. */
const isRead = (text: string | undefined) => text?.startsWith('{"code":0') === true

/** Three files share the pages: together they are the longest of all. */
export function damageTests(visits: Partial<Record<RouteName, Visit>>): void {
  const tally = { answers: 0, damages: 0, blank: [] as string[], broken: [] as string[], whole: [] as string[] }

  test.each(Object.entries(visits) as [RouteName, Visit][])(
    '%s',
    async (name, visit) => {
      globalThis.fetch = remembered
      const asked = new Set<string>()
      const listen = (instead?: (call: string) => string | undefined): typeof fetch => {
        return async (input, init = {}) => {
          const call = `${init.method ?? 'GET'} ${String(input)}`
          asked.add(call)
          const text = instead?.(call)
          return text === undefined ? remembered(input, init) : new Response(text)
        }
      }
      globalThis.fetch = listen()
      const healthy = await open(name, visit)
      expect(healthy.size).toBeGreaterThan(0)
      expect(healthy).not.toContain(broken)
      const calls = [...asked].filter((call) => isRead(answers.get(call)))

      globalThis.fetch = listen(() => '<html>')
      const frame = await open(name, visit)
      const content = [...healthy].filter((piece) => !frame.has(piece))

      for (const call of calls) {
        tally.answers++
        const envelope: unknown = JSON.parse(answers.get(call) ?? '')
        for (const damage of sampleOf<Damage>(damagesOf(envelope, false))) {
          const where = `${name} ${call} ${damage.field} ${damage.kind}`
          tally.damages++
          globalThis.fetch = listen((other) => (other === call ? JSON.stringify(damage.answer) : undefined))
          const left = await open(name, visit)
          if (left.size === 0) tally.blank.push(where)
          else if (left.has(broken)) tally.broken.push(where)
          else if (content.length > 0 && !content.some((piece) => left.has(piece))) tally.whole.push(where)
        }
      }
    },
    3_600_000,
  )

  test('no page is blank or broken, and few are lost', () => {
    const share = tally.whole.length / tally.damages
    console.log(
      `${Object.keys(visits).length} pages, ${tally.answers} answers, ${tally.damages} damages: ` +
        `${tally.blank.length} blank, ${tally.broken.length} broken, ${tally.whole.length} lost whole ` +
        `(${(share * 100).toFixed(1)} %)\n${tally.whole.join('\n')}`,
    )
    expect(tally.blank).toEqual([])
    expect(tally.broken).toEqual([])
    expect(share).toBeLessThanOrEqual(maxWhole)
  })
}
