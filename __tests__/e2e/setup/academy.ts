import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

import type { Fault } from '../../../sandbox/core/faults'
import type { Academy as Content } from '../../../sandbox/seed'
import { DEMO_PASSWORD } from '../../../sandbox/seed/members'
import { createSandbox } from '../../../sandbox/server'

import { fetchOnce } from '../../setup/fetchOnce'
import { jitter, type Mode } from '../../setup/modes'
import { takeNewerBuiltIns } from '../../setup/oldEngine'
import { type Memory, Phone } from './phone'
import { recordFailures, startRecord } from './record'
import { logToasts } from './toasts'

/** The run's copy of the built app (`config/jest/servedApp.js`). */
const { SERVED_APP = '' } = process.env
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  // A camera with a test picture, for pages that have the permission.
  '--use-fake-device-for-media-stream',
]

/** Two cores are shared with another suite. What takes longer than this will not happen. */
const patienceMs = 30_000

/** `SLOW_PHONE=6`: a processor six times slower. */
const slowness = Number(process.env.SLOW_PHONE ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

const androidAgent =
  'Mozilla/5.0 (Linux; Android 12; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/120.0 Mobile Safari/537.36'
export const wechatAgent = `${androidAgent} MicroMessenger/8.0.47`

/** Properties that a phone cannot change. */
type Device = Pick<
  BrowserContextOptions,
  'userAgent' | 'bypassCSP' | 'deviceScaleFactor' | 'timezoneId' | 'serviceWorkers' | 'javaScriptEnabled'
>

interface PhoneOptions extends Device {
  memory?: Memory
  permissions?: string[]
  /** Storage items of the app, instead of a memory. */
  kept?: Record<string, unknown>
}

interface AcademyOptions extends Partial<Mode> {
  /** Replaces the seeded academy. */
  content?: Content
  /** Runs on every page before the app does. */
  script?: string
  /** The academy and its phones use the machine's date, whatever the date of the run. */
  isToday?: boolean
  /** A phone finds nothing in its cache that another one has loaded. */
  isUncached?: boolean
  /** Its suite needs what a browser has around its engine: a PDF viewer, a small window, a camera. */
  isWholeBrowser?: boolean
  /** Its suite changes the served files. */
  hasOwnFiles?: boolean
  /** Its suite looks at the artwork. The others get flat areas, except in the long form. */
  hasArtwork?: boolean
}

const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH = CHROMIUM_PATH } = process.env

/** The date of every academy, so that a run can be repeated on another day; by default the machine's. */
const { ACADEMY_NOW } = process.env

const usualDevice: BrowserContextOptions = {
  // Suites spoil and delay answers with `page.route`, which does not see a worker's requests. `e2e/offline` allows
  // workers.
  serviceWorkers: 'block',
  viewport: { width: 375, height: 812 },
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  userAgent: androidAgent,
}

interface CallOptions {
  token?: string
  body?: unknown
  method?: string
}

/** A sandbox that serves the built app, and phones in one browser to visit it. */
export class Academy {
  private readonly mobiles = Array.from({ length: 30 }, (_, index) => String(13900000001 + index))
  /** Started by the first visit, because a suite of another engine brings its own. */
  private browser?: Promise<Browser>
  /** Contexts that the next phone may reuse, because they have no special device and no other time. */
  private readonly reusable = new Set<BrowserContext>()
  /** A context that its phone has left. Clearing it is cheaper than opening another. */
  private left?: BrowserContext

  private constructor(
    readonly origin: string,
    /** Folder of the served app; with `hasOwnFiles` a suite may change it. */
    readonly files: string,
    private readonly closeServer: () => Promise<void>,
    /** How far its time is ahead of the machine's. */
    private readonly aheadMs: number,
    private readonly needs: Pick<AcademyOptions, 'isUncached' | 'isWholeBrowser'>,
  ) {}

  static async open({
    dialect,
    edition,
    content: academy,
    script,
    isToday = !ACADEMY_NOW,
    hasArtwork = Boolean(process.env.CI_LONG),
    hasOwnFiles = false,
    ...needs
  }: AcademyOptions = {}): Promise<Academy> {
    const now = isToday ? undefined : Date.parse(ACADEMY_NOW ?? '')
    const aheadMs = now === undefined ? 0 : now - Date.now()
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-e2e-'))
    const staticRoot = hasOwnFiles || script ? path.join(dataDir, 'app') : SERVED_APP
    if (staticRoot !== SERVED_APP) fs.cpSync(SERVED_APP, staticRoot, { recursive: true })
    if (script) fs.appendFileSync(path.join(staticRoot, 'config.js'), script)
    const made = { dialect, edition, academy, now }
    // Server and browser are on one machine: strong compression takes longer than it saves.
    const served = { dataDir, staticRoot, staticEffort: 1, rateLimit: false, isArtFlat: !hasArtwork }
    const sandbox = await createSandbox({ ...jitter, ...made, ...served })
    const origin = await sandbox.listen()
    const close = async () => {
      await sandbox.close()
      fs.rmSync(dataDir, { recursive: true })
    }
    const opened = new Academy(origin, staticRoot, close, aheadMs, needs)
    recordFailures(() => opened.contexts())
    return opened
  }

  async close(): Promise<void> {
    await (await this.browser)?.close()
    await this.closeServer()
  }

  /** Opens a phone; without `memory` one that has never been here. */
  async visit({ kept = {}, memory = this.memoryOf(kept), permissions, ...device }: PhoneOptions = {}) {
    const context = await this.contextFor(device, memory)
    if (permissions) await context.grantPermissions(permissions)
    const now = await this.now()
    // The answer of a busy machine is some seconds old. No test moves the clock by so little.
    const isMachines = Math.abs(now - Date.now()) < 10_000
    if (!isMachines) await context.clock.setSystemTime(now)
    // A context whose time was changed cannot return to the machine's time.
    if (!isMachines && this.aheadMs === 0) this.reusable.delete(context)
    return new Phone(await context.newPage(), this.origin, () => this.leave(context))
  }

  private async contextFor(device: Device, memory: Memory): Promise<BrowserContext> {
    const isUsual = Object.keys(device).length === 0 && !this.needs.isUncached
    const { left } = this
    if (isUsual && left) {
      this.left = undefined
      await left.tracing.startChunk()
      await left.setStorageState(memory)
      return left
    }
    const executablePath = this.needs.isWholeBrowser ? CHROMIUM_PATH : CHROMIUM_SHELL_PATH
    this.browser ??= chromium.launch({ executablePath, args: flags })
    const browser = await this.browser
    const context = await browser.newContext({ ...usualDevice, storageState: memory, ...device })
    if (isUsual) this.reusable.add(context)
    context.on('close', () => {
      this.reusable.delete(context)
      if (this.left === context) this.left = undefined
    })
    context.setDefaultTimeout(patienceMs * slowness)
    context.setDefaultNavigationTimeout(2 * patienceMs * slowness)
    if (slowness > 1) context.on('page', slowDown)
    await context.addInitScript(logToasts)
    await context.addInitScript({ content: takeNewerBuiltIns })
    await startRecord(context)
    return context
  }

  /** Contexts of phones that are switched on. */
  private async contexts(): Promise<BrowserContext[]> {
    const all = (await this.browser)?.contexts() ?? []
    return all.filter((context) => context !== this.left)
  }

  /** Switches the phone off. Only the browser's cache remains. */
  private async leave(context: BrowserContext): Promise<void> {
    if (this.left === context) return
    if (this.left || !this.reusable.has(context)) return context.close()
    this.left = context
    await context.tracing.stopChunk()
    await this.forget(context.pages()[0] ?? (await context.newPage()))
    await Promise.all(context.pages().map((page) => page.close()))
    await Promise.all([context.unrouteAll(), context.clearPermissions(), context.setOffline(false)])
  }

  /** Also clears what a storage state does not contain, such as Cache Storage. */
  private async forget(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' })
  }

  /** Opens a phone with this member's login. */
  async visitAs(mobile: string, options: PhoneOptions = {}): Promise<Phone> {
    return this.visit({ ...options, kept: { ...options.kept, token: await this.login(mobile) } })
  }

  private memoryOf(kept: Record<string, unknown>): Memory {
    const place = ([name, data]: [string, unknown]) => ({ name, value: JSON.stringify({ data }) })
    return { cookies: [], origins: [{ origin: this.origin, localStorage: Object.entries(kept).map(place) }] }
  }

  /** The mobile of a member who has done nothing yet; another one with each call. */
  member(): string {
    const mobile = this.mobiles.shift()
    if (!mobile) throw new Error('no members left')
    return mobile
  }

  async login(mobile: string): Promise<string> {
    const data = await this.send('/api/v2/login/password', { body: { mobile, password: DEMO_PASSWORD } })
    return (data as { token: string }).token
  }

  /** By SMS, with the code that the sandbox always accepts. An unknown mobile becomes an account. */
  async loginBySms(mobile: string): Promise<string> {
    const data = await this.send('/api/v2/login/mobile', { body: { mobile, mobile_code: '112233' } })
    return (data as { token: string }).token
  }

  /** Calls the API as a member: GET, or POST with a body. */
  async call<T>(mobile: string, route: string, body?: unknown): Promise<T> {
    return (await this.send(route, { token: await this.login(mobile), body })) as T
  }

  /** Calls the sandbox's own controls: `POST /sandbox/<path>` with a body, else GET. */
  control = async <T>(route: string, body?: unknown): Promise<T> =>
    (await this.send(`/sandbox/${route}`, { body })) as T

  async switchAddon(name: string, isOn: boolean): Promise<void> {
    const { enabled_addons } = await this.control<{ enabled_addons: string[] }>('config')
    const others = enabled_addons.filter((addon) => addon !== name)
    await this.control('config', { enabled_addons: isOn ? [...others, name] : others })
  }

  fault = (fault: Partial<Fault>): Promise<{ id: number }> => this.control('faults', fault)

  endFault = ({ id }: { id: number }): Promise<unknown> => this.send(`/sandbox/faults?id=${id}`, { method: 'DELETE' })

  /** The academy's time. */
  now = async (): Promise<number> => (await this.control<{ now: number }>('clock')).now

  /** Call it before the phone's first page. The phone's clock then follows the academy's, and `pass` moves it. */
  async takeClock(phone: Phone, wrongByMs = 0): Promise<void> {
    this.reusable.delete(phone.page.context())
    await phone.page.clock.install({ time: (await this.now()) + wrongByMs })
  }

  /**
   * Lets time pass at the academy, and on phones with `takeClock`. Answers on their way come first: between the two they
   * would tell the wrong time, or be too late.
   */
  async pass(seconds: number, ...phones: Phone[]): Promise<void> {
    await Promise.all(phones.map((phone) => phone.settled()))
    await this.control('clock', { advanceSec: seconds })
    await Promise.all(phones.map((phone) => phone.pass(seconds)))
  }

  /** Ends all faults, overrides and time travel. */
  async calm(): Promise<void> {
    await this.send('/sandbox/faults', { method: 'DELETE' })
    await this.send('/sandbox/config', { method: 'DELETE' })
    await this.control('clock', { now: Date.now() + this.aheadMs })
  }

  /**
   * After a test: calms the academy and switches every phone off, because a video that plays on would slow down later
   * tests.
   */
  async rest(): Promise<void> {
    await Promise.all((await this.contexts()).map((context) => this.leave(context)))
    await this.calm()
  }

  private async send(route: string, { token, body, method }: CallOptions): Promise<unknown> {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (token) headers.authorization = `Bearer ${token}`
    const answer = await fetchOnce(`${this.origin}${route}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const { code, message, data } = (await answer.json()) as { code: number; message: string; data: unknown }
    if (code !== 0) throw new Error(`${route}: ${code} ${message}`)
    return data
  }
}
