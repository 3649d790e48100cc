/** One running academy: database, clock, settings, faults and limits. */
import { randomBytes } from 'node:crypto'

import * as v from 'valibot'

import { readStored, wipe, writeStored } from '../db/store'
import { openDatabase, type Database, type Db } from '../db/open'
import { Rooms } from '../live/rooms'
import { Clock } from './clock'
import { DAY, HOUR, MINUTE, SECOND } from './dates'
import type { Edition } from './edition'
import { Refusal } from './envelope'
import { Faults } from './faults'
import { Limiter } from './limiter'
import { defaultSettings, merge, SettingsSchema, type Settings } from './settings'
import type { Dialect, RequestContext } from './context'

const JsonObject = v.record(v.string(), v.unknown())

interface RuntimeOptions {
  dataDir: string
  dialect: Dialect
  edition: Edition
  /** The date of a new academy; absent = the machine's. */
  now?: number
  /** Fills an empty database with the academy as it stands at this date. */
  fill: (db: Db, now: number) => Promise<void>
  /** Carries out what has become due since the last call. */
  settleDue: (context: RequestContext) => Promise<void>
  log: (line: string) => void
}

export class Runtime {
  readonly clock = new Clock()
  readonly faults = new Faults()
  readonly callLimit = new Limiter(this.clock, 120, MINUTE)
  readonly downloadLimit = new Limiter(this.clock, 60, HOUR)
  readonly commentLimit = new Limiter(this.clock, 100, 24 * HOUR)
  readonly chatLimit = new Limiter(this.clock, 10, 10 * SECOND)
  readonly rooms = new Rooms()
  settings: Settings
  secret = ''

  private constructor(
    readonly options: RuntimeOptions,
    private readonly database: Database,
  ) {
    this.settings = defaultSettings(options.edition)
  }

  static async open(options: RuntimeOptions) {
    const runtime = new Runtime(options, await openDatabase(options.dataDir))
    await runtime.database.atomic((db) => runtime.prepare(db))
    return runtime
  }

  close() {
    return this.database.close()
  }

  /** Runs one unit of work. A refusal still commits; any other error rolls back. */
  async run<T>(origin: string, call: (context: RequestContext) => Promise<T> | T): Promise<T> {
    const afterwards: (() => void)[] = []
    const result = await this.database.atomic(async (db) => {
      const context = this.unit(db, origin, (work) => afterwards.push(work))
      await this.options.settleDue(context)
      try {
        return { value: await call(context) }
      } catch (error) {
        if (error instanceof Refusal) return { refusal: error }
        throw error
      }
    })
    for (const work of afterwards) work()
    if ('refusal' in result) throw result.refusal
    return result.value
  }

  /** @throws ValiError when a known key gets a value of the wrong type */
  async changeSettings(db: Db, changes: Record<string, unknown>) {
    const stored = v.parse(JsonObject, JSON.parse((await readStored(db, 'settings')) ?? '{}'))
    await this.replaceSettings(db, merge(stored, changes))
  }

  async replaceSettings(db: Db, overrides: Record<string, unknown>) {
    this.settings = v.parse(SettingsSchema, merge(defaultSettings(this.options.edition), overrides))
    await writeStored(db, 'settings', JSON.stringify(overrides))
  }

  async changeClock(db: Db, change: (clock: Clock) => void) {
    change(this.clock)
    await writeStored(db, 'clock-offset', String(this.clock.offset))
  }

  /** Seeds the academy anew. Tokens from before stop working. */
  async reset(db: Db) {
    await wipe(db)
    this.clock.offset = 0
    this.faults.remove()
    this.rooms.close()
    for (const limit of [this.callLimit, this.downloadLimit, this.commentLimit, this.chatLimit]) limit.clear()
    this.settings = defaultSettings(this.options.edition)
    await this.prepare(db)
  }

  private unit(db: Db, origin: string, afterCommit: RequestContext['afterCommit']): RequestContext {
    const { settings, secret, options, rooms } = this
    const { dialect, edition, log } = options
    return { db, now: this.clock.now(), settings, dialect, edition, origin, secret, log, rooms, afterCommit }
  }

  private async seed(db: Db) {
    const { now, fill } = this.options
    if (now !== undefined) await this.changeClock(db, (clock) => clock.set(now))
    await fill(db, now ?? this.clock.now())
  }

  /** Lives, exams and sales have their days from the day on which the academy was made. */
  private tellAge(seeded?: string) {
    const days = seeded ? Math.floor((this.clock.now() - Date.parse(seeded)) / DAY) : 0
    if (days >= 2) this.options.log(`示范数据是 ${days} 天前的，直播、考试和活动大多已经结束：加上 --reset 换成今天的`)
  }

  private async prepare(db: Db) {
    const seeded = await readStored(db, 'seeded')
    if (!seeded) {
      await this.seed(db)
      await writeStored(db, 'secret', randomBytes(32).toString('base64'))
      await writeStored(db, 'seeded', new Date(this.clock.now()).toISOString())
    }
    this.secret = (await readStored(db, 'secret')) ?? ''
    this.clock.offset = Number((await readStored(db, 'clock-offset')) ?? 0)
    this.tellAge(seeded)
    await this.changeSettings(db, {})
  }
}
