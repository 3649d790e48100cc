import type { Db } from '../db/open'
import type { Settings } from './settings'

/** BASE and HEAD forms of the contract (core 12). */
export type Dialect = 'base' | 'head'

/** What a service needs for one unit of work; every call of the API is one. */
export interface Work {
  db: Db
  /** The moment of this call, ms of the sandbox clock. */
  now: number
  settings: Settings
  dialect: Dialect
  /** Scheme and host as the caller sees this server, no trailing slash. */
  origin: string
  /** Key of tokens. */
  secret: string
  log: (line: string) => void
}
