import { setImmediate } from 'node:timers'

import type { ComponentType } from 'react'

import { type AppConfig, getConfig } from '@/api/app'
import { loginByPassword } from '@/api/auth'
import { listCourses } from '@/api/course'
import { forgetDialect } from '@/api/dialect'
import { getMember, type Member } from '@/api/member'
import { type Addon, switchRules } from '@/config/addons'
import { tokenItem } from '@/stores/session'
// Connects the app's calls with its login, as every start does.
import '@/features/system/launch'

import type { Dialect } from '../../sandbox/core/context'
import type { Edition } from '../../sandbox/core/edition'
import type { Fault } from '../../sandbox/core/faults'
import { pass } from './clock'
import { type OpenScreen, openScreen } from './openScreen'
import { type SandboxProcess, startSandbox } from './sandboxProcess'

/** Real time that an answer of the sandbox may take on a shared machine. */
const patienceMs = 20_000
/** The app's time between two checks of the screen. */
const lookMs = 100
const maxLooks = 100

const direct = globalThis.fetch
const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

interface Envelope<T> {
  code: number
  message: string
  data: T
}

/** A call of the app with its body. */
interface Asked {
  call: string
  body: unknown
}

/**
 * Screens of one learner with a server, usually an open one, which is a sandbox in a process of its own. Its answers are real; the app's time
 * passes as in any test.
 */
export class School {
  private readonly mobiles = Array.from({ length: 30 }, (_, index) => String(13900000001 + index))
  private underWay = 0
  /** Calls of the app, oldest first. */
  readonly sent: Asked[] = []

  /** The config that the app has read at its start. */
  private config?: AppConfig

  private constructor(
    private readonly dialect: Dialect,
    private readonly sandbox: SandboxProcess,
  ) {}

  static async open(dialect: Dialect, edition: Edition = 'open'): Promise<School> {
    const school = new School(dialect, await startSandbox({ dialect, edition }))
    globalThis.fetch = school.answer
    school.config = await getConfig()
    return school
  }

  get origin(): string {
    return this.sandbox.origin
  }

  private get addons(): Addon[] {
    const enabled = this.config?.enabledAddons ?? []
    const all = Object.values(switchRules).flatMap((rule) => (rule.kind === 'addon' ? [rule.name] : []))
    return all.filter((name) => enabled.includes(name))
  }

  /** Changes the operator's settings and restarts the app. */
  async configure(settings: object): Promise<void> {
    await this.control('config', { body: settings })
    this.config = await getConfig()
  }

  close(): void {
    globalThis.fetch = direct
    this.sandbox.stop()
  }

  /** The course with this word in its title. */
  async courseOf(word: string): Promise<{ id: number; title: string }> {
    const { items } = await listCourses({ categoryId: 0, scene: '' }, 1, 100)
    const found = items.find(({ title }) => title.includes(word))
    if (!found) throw new Error(`There is no course on ${word}`)
    return found
  }

  /** Logs in a member with a past: orders, attempts, notes. */
  async student(): Promise<Member> {
    localStorage.clear()
    tokenItem.set(await loginByPassword('13800000001', 'zhitu123', undefined))
    this.sent.length = 0
    return getMember()
  }

  /** Logs in a member who has done nothing yet, on a phone that has never been here. */
  async newcomer(): Promise<Member> {
    const mobile = this.mobiles.shift()
    if (!mobile) throw new Error('no members left')
    localStorage.clear()
    forgetDialect()
    tokenItem.remove()
    this.config = await getConfig()
    const token = await loginByPassword(mobile, 'zhitu123', undefined)
    tokenItem.set(token)
    this.sent.length = 0
    return getMember()
  }

  /** Opens a page and waits for all its data. */
  async visit(
    Page: ComponentType,
    user?: Member,
    params: Record<string, string> = {},
    pages: string[] = [],
  ): Promise<OpenScreen> {
    const screen = await openScreen(Page, { params, user, config: this.config, addons: this.addons, pages })
    await this.settle()
    return { ...screen, see: (words) => this.see(screen, words) }
  }

  private see = (screen: OpenScreen, words: string): Promise<void> =>
    this.until(
      () => screen.text().includes(words),
      () => `${words} on screen: ${screen.text()}`,
    )

  /** Lets the app continue until this is so. */
  async until(isSo: () => boolean, what: () => string): Promise<void> {
    for (let looks = 0; !isSo(); looks++) {
      if (looks === maxLooks) throw new Error(`There was no ${what()}`)
      await this.settle()
    }
  }

  /** Lets the app continue until no call is running. */
  async settle(ms = lookMs): Promise<void> {
    const endMs = performance.now() + patienceMs
    await pass(ms)
    do {
      while (this.underWay > 0) {
        if (performance.now() > endMs) throw new Error(`No answer to ${this.sent.at(-1)?.call}`)
        await turn()
      }
      await pass(lookMs)
    } while (this.underWay > 0)
  }

  sentTo(call: string): Asked[] {
    return this.sent.filter((one) => one.call === call)
  }

  /** Gives the logged-in member this course. */
  async give(courseId: number): Promise<void> {
    const promo = { promo_code: 'ZTFREE' }
    if (this.dialect === 'base') await this.call('/api/v2/order/course', { body: { course_id: courseId, ...promo } })
    else
      await this.call('/api/v3/order', {
        body: { goods_type: 'COURSE', goods_id: courseId, agree_protocol: 1, ...promo },
      })
  }

  fault = (fault: Partial<Fault>): Promise<unknown> => this.control('faults', { body: fault })

  /** Ends all faults and settings of a test. */
  async calm(): Promise<void> {
    await this.control('faults', { method: 'DELETE' })
    await this.control('config', { method: 'DELETE' })
    this.config = await getConfig()
  }

  control = <T>(route: string, options: { method?: string; body?: unknown } = {}): Promise<T> =>
    this.call(`/sandbox/${route}`, options)

  /** The address to which a page of the server sends the browser, after a press there. */
  async leadsTo(route: string, body?: object): Promise<URL> {
    const headers = { 'content-type': 'application/json' }
    const pressed = body && { method: 'POST', headers, body: JSON.stringify(body) }
    const { headers: answered } = await direct(new URL(route, this.sandbox.origin), { redirect: 'manual', ...pressed })
    return new URL(answered.get('location') ?? '', this.sandbox.origin)
  }

  /** A call by the logged-in member, without the app. */
  async call<T>(route: string, { method, body }: { method?: string; body?: unknown } = {}): Promise<T> {
    const headers = {
      accept: 'application/json',
      connection: 'close',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      authorization: `Bearer ${tokenItem.get()}`,
    }
    const init = { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, body: JSON.stringify(body) }
    const { code, message, data }: Envelope<T> = await (await direct(this.sandbox.origin + route, init)).json()
    if (code !== 0) throw new Error(`${route}: ${code} ${message}`)
    return data
  }

  private readonly answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), this.sandbox.origin)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    this.sent.push({ call: `${init.method ?? 'GET'} ${url.pathname}`, body })
    const headers = new Headers(init.headers)
    headers.set('connection', 'close')
    this.underWay++
    try {
      const answer = await direct(url, { ...init, headers })
      // The body is read here, so that none of it arrives later, outside of the app's clock.
      return new Response(await answer.text(), { status: answer.status, headers: answer.headers })
    } finally {
      this.underWay--
    }
  }
}
