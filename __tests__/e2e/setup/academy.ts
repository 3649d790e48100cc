import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

import { fetchOnce } from '../../setup/fetchOnce'
import type { Fault } from '../../../sandbox/core/faults'
import type { Academy as Content } from '../../../sandbox/seed'
import { DEMO_PASSWORD } from '../../../sandbox/seed/members'
import { createSandbox } from '../../../sandbox/server'

import { jitter, type Mode } from '../../setup/modes'
import { type Memory, Phone } from './phone'
import { logToasts } from './toasts'

const built = path.resolve(__dirname, '../../../dist/h5')
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  // A camera with a test picture, for whom it is permitted.
  '--use-fake-device-for-media-stream',
]

/** Two cores shared with another suite: what takes longer than this does not come. */
const patienceMs = 30_000

/** `SLOW_PHONE=6`: a processor so many times slower. */
const slowness = Number(process.env.SLOW_PHONE ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

const androidAgent =
  'Mozilla/5.0 (Linux; Android 12; Pixel 6) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/120.0 Mobile Safari/537.36'
export const wechatAgent = `${androidAgent} MicroMessenger/8.0.47`

interface PhoneOptions extends Pick<
  BrowserContextOptions,
  'userAgent' | 'bypassCSP' | 'permissions' | 'deviceScaleFactor' | 'timezoneId'
> {
  memory?: Memory
  /** Instead of a memory: places of the app's storage. */
  kept?: Record<string, unknown>
}

interface AcademyOptions extends Partial<Mode> {
  /** Another academy than the seeded one. */
  content?: Content
  /** Runs on every page before the app does. */
  script?: string
}

interface CallOptions {
  token?: string
  body?: unknown
  method?: string
}

/** A sandbox that serves a copy of the built app, and phones in one browser to visit it with. */
export class Academy {
  private readonly mobiles = Array.from({ length: 30 }, (_, index) => String(13900000001 + index))
  /** Started by the first visit: another engine brings its own. */
  private browser?: Promise<Browser>

  private constructor(
    readonly origin: string,
    private readonly closeServer: () => Promise<void>,
  ) {}

  static async open({ dialect, edition, content: academy, script }: AcademyOptions = {}): Promise<Academy> {
    if (!fs.existsSync(path.join(built, 'index.html'))) throw new Error('dist/h5 is not built: npm run e2e')
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-e2e-'))
    // A copy: building anew meanwhile changes nothing here.
    const staticRoot = path.join(dataDir, 'app')
    fs.cpSync(built, staticRoot, { recursive: true })
    if (script) fs.appendFileSync(path.join(staticRoot, 'config.js'), script)
    const sandbox = await createSandbox({ ...jitter, dataDir, dialect, edition, academy, staticRoot, rateLimit: false })
    const origin = await sandbox.listen()
    return new Academy(origin, async () => {
      await sandbox.close()
      fs.rmSync(dataDir, { recursive: true })
    })
  }

  async close(): Promise<void> {
    await (await this.browser)?.close()
    await this.closeServer()
  }

  /** A phone; without `memory` one that has never been here. */
  async visit({ kept = {}, memory = this.memoryOf(kept), ...options }: PhoneOptions = {}): Promise<Phone> {
    this.browser ??= chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: flags })
    const context = await (
      await this.browser
    ).newContext({
      viewport: { width: 375, height: 812 },
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
      userAgent: androidAgent,
      storageState: memory,
      ...options,
    })
    context.setDefaultTimeout(patienceMs * slowness)
    context.setDefaultNavigationTimeout(2 * patienceMs * slowness)
    if (slowness > 1) context.on('page', slowDown)
    await context.addInitScript(logToasts)
    return new Phone(await context.newPage(), this.origin)
  }

  /** A phone with this member's login. */
  async visitAs(mobile: string, options: PhoneOptions = {}): Promise<Phone> {
    return this.visit({ ...options, kept: { ...options.kept, token: await this.login(mobile) } })
  }

  private memoryOf(kept: Record<string, unknown>): Memory {
    const place = ([name, data]: [string, unknown]) => ({ name, value: JSON.stringify({ data }) })
    return { cookies: [], origins: [{ origin: this.origin, localStorage: Object.entries(kept).map(place) }] }
  }

  /** The mobile of a member who has done nothing yet; another one with every call. */
  member(): string {
    const mobile = this.mobiles.shift()
    if (!mobile) throw new Error('no members left')
    return mobile
  }

  async login(mobile: string): Promise<string> {
    const data = await this.send('/api/v2/login/password', { body: { mobile, password: DEMO_PASSWORD } })
    return (data as { token: string }).token
  }

  /** By SMS, with the code that the sandbox always takes; an unknown mobile becomes an account. */
  async loginBySms(mobile: string): Promise<string> {
    const data = await this.send('/api/v2/login/mobile', { body: { mobile, mobile_code: '112233' } })
    return (data as { token: string }).token
  }

  /** A call of the API by a member: GET, or POST with a body. */
  async call<T>(mobile: string, route: string, body?: unknown): Promise<T> {
    return (await this.send(route, { token: await this.login(mobile), body })) as T
  }

  /** The sandbox's own controls: `POST /sandbox/<path>` with a body, else GET. */
  control = async <T>(route: string, body?: unknown): Promise<T> =>
    (await this.send(`/sandbox/${route}`, { body })) as T

  /** Switches an add-on on or off. */
  async switchAddon(name: string, isOn: boolean): Promise<void> {
    const { enabled_addons } = await this.control<{ enabled_addons: string[] }>('config')
    const others = enabled_addons.filter((addon) => addon !== name)
    await this.control('config', { enabled_addons: isOn ? [...others, name] : others })
  }

  fault = (fault: Partial<Fault>): Promise<{ id: number }> => this.control('faults', fault)

  endFault = ({ id }: { id: number }): Promise<unknown> => this.send(`/sandbox/faults?id=${id}`, { method: 'DELETE' })

  /** Ends all faults, overrides and time travel. */
  async calm(): Promise<void> {
    await this.send('/sandbox/faults', { method: 'DELETE' })
    await this.send('/sandbox/config', { method: 'DELETE' })
    await this.control('clock', { now: Date.now() })
  }

  /** After a test: calm, and every phone off. A video that plays on unseen slows down all that follow. */
  async rest(): Promise<void> {
    const browser = await this.browser
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()))
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
