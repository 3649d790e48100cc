import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { fetchOnce } from '../../setup/fetchOnce'
import type { Fault } from '../../../sandbox/core/faults'
import { DEMO_PASSWORD } from '../../../sandbox/seed/members'
import { createSandbox, type SandboxOptions } from '../../../sandbox/server'
import { jitter } from '../../setup/modes'

/** The seeded learner, who owns courses and has messages and an unpaid order. */
export const learner = '13800000001'

interface Ask {
  method?: string
  token?: string
  body?: object
}

/** A sandbox with the seeded academy, and the actions of its operator. */
export class Academy {
  private constructor(
    readonly url: string,
    readonly close: () => Promise<void>,
  ) {}

  static async open(options: Partial<SandboxOptions> = {}): Promise<Academy> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'weapp-'))
    const sandbox = await createSandbox({ rateLimit: false, ...jitter, ...options, dataDir })
    return new Academy(await sandbox.listen(), async () => {
      await sandbox.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
  }

  /** A member's token. All members have the same password. */
  async login(mobile: string): Promise<string> {
    const body = { mobile, password: DEMO_PASSWORD }
    return (await this.ask<{ token: string }>('/api/v2/login/password', { body })).token
  }

  /** The storage of a phone on which this member is logged in. */
  phoneOf = async (mobile: string): Promise<Map<string, string>> =>
    new Map([['token', JSON.stringify(await this.login(mobile))]])

  /** Changes settings, such as `enabled_addons`. */
  configure = (settings: object): Promise<unknown> => this.ask('/sandbox/config', { body: settings })

  async switchAddon(name: string, isOn: boolean): Promise<void> {
    const { enabled_addons } = await this.ask<{ enabled_addons: string[] }>('/sandbox/config')
    const others = enabled_addons.filter((addon) => addon !== name)
    await this.configure({ enabled_addons: isOn ? [...others, name] : others })
  }

  fault = (fault: Partial<Fault>): Promise<unknown> => this.ask('/sandbox/faults', { body: fault })

  calm = (): Promise<unknown> => this.ask('/sandbox/faults', { method: 'DELETE' })

  /** `data` of the answer's envelope. GET, or POST with a body. */
  async ask<T>(route: string, { body, token, method = body ? 'POST' : 'GET' }: Ask = {}): Promise<T> {
    const headers = {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const response = await fetchOnce(this.url + route, { method, headers, body: body && JSON.stringify(body) })
    const { code, message, data } = (await response.json()) as { code: number; message: string; data: T }
    if (code !== 0) throw new Error(`${route}: ${code} ${message}`)
    return data
  }
}
