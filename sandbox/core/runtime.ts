/** One running academy: database, clock, settings, faults and limits. */
import { randomBytes } from 'node:crypto'

import * as v from 'valibot'

import { keep, readKept } from '../db/kept'
import { openDatabase, type Database, type Db } from '../db/open'
import { wipe } from '../db/wipe'
import { seedAcademy, type Academy } from '../seed'
import { settleDue } from '../services/lifecycle'
import { Clock } from './clock'
import { HOUR, MINUTE } from './dates'
import { Refusal } from './envelope'
import { Faults } from './faults'
import { Limiter } from './limiter'
import { DEFAULT_SETTINGS, merge, SettingsSchema, type Settings } from './settings'
import type { Dialect, Work } from './work'

const JsonObject = v.record(v.string(), v.unknown())

export interface RuntimeOptions {
  dataDir: string
  dialect: Dialect
  academy: Academy
  log: (line: string) => void
}

export class Runtime {
  readonly clock = new Clock()
  readonly faults = new Faults()
  readonly callLimit = new Limiter(this.clock, 120, MINUTE)
  readonly downloadLimit = new Limiter(this.clock, 60, HOUR)
  readonly commentLimit = new Limiter(this.clock, 100, 24 * HOUR)
  settings: Settings = DEFAULT_SETTINGS
  secret = ''

  private constructor(
    readonly options: RuntimeOptions,
    private readonly database: Database,
  ) {}

  static async open(options: RuntimeOptions) {
    const runtime = new Runtime(options, await openDatabase(options.dataDir))
    await runtime.database.atomic((db) => runtime.prepare(db))
    return runtime
  }

  close() {
    return this.database.close()
  }

  /** One unit of work: committed also on a refusal, undone on any other error. */
  async work<T>(origin: string, run: (work: Work) => Promise<T> | T): Promise<T> {
    const result = await this.database.atomic(async (db) => {
      const work = this.unit(db, origin)
      await settleDue(work)
      try {
        return { value: await run(work) }
      } catch (error) {
        if (error instanceof Refusal) return { refusal: error }
        throw error
      }
    })
    if ('refusal' in result) throw result.refusal
    return result.value
  }

  /** @throws ValiError when a known key gets a value of the wrong sort. */
  async changeSettings(db: Db, changes: Record<string, unknown>) {
    const kept = v.parse(JsonObject, JSON.parse((await readKept(db, 'settings')) ?? '{}'))
    await this.replaceSettings(db, merge(kept, changes))
  }

  async replaceSettings(db: Db, overrides: Record<string, unknown>) {
    this.settings = v.parse(SettingsSchema, merge(DEFAULT_SETTINGS, overrides))
    await keep(db, 'settings', JSON.stringify(overrides))
  }

  async changeClock(db: Db, change: (clock: Clock) => void) {
    change(this.clock)
    await keep(db, 'clock-offset', String(this.clock.offset))
  }

  /** Back to the freshly seeded academy. Tokens of before are worth nothing. */
  async reset(db: Db) {
    await wipe(db)
    this.clock.set(Date.now())
    this.faults.remove()
    for (const limit of [this.callLimit, this.downloadLimit, this.commentLimit]) limit.clear()
    this.settings = DEFAULT_SETTINGS
    await this.prepare(db)
  }

  private unit(db: Db, origin: string): Work {
    const { settings, secret, options } = this
    return { db, now: this.clock.now(), settings, dialect: options.dialect, origin, secret, log: options.log }
  }

  private async prepare(db: Db) {
    if (!(await readKept(db, 'seeded'))) {
      await seedAcademy(db, this.options.academy, this.clock.now())
      await keep(db, 'secret', randomBytes(32).toString('base64'))
      await keep(db, 'seeded', new Date(this.clock.now()).toISOString())
    }
    this.secret = (await readKept(db, 'secret')) ?? ''
    this.clock.advance(Number((await readKept(db, 'clock-offset')) ?? 0))
    await this.changeSettings(db, {})
  }
}
