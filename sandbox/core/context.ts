import type { Db } from '../db/open'
import type { members } from '../db/schema'
import type { Edition } from './edition'
import type { Rooms } from '../live/rooms'
import type { Settings } from './settings'

/**
 * BASE and HEAD forms of a call (docs/backend/README.md#dialects). `middle` is 4.9.27 and 4.9.28: HEAD with the home
 * page of BASE.
 */
export const DIALECTS = ['base', 'middle', 'head'] as const
export type Dialect = (typeof DIALECTS)[number]

export type Member = typeof members.$inferSelect

/** What a service gets to work with. Every API call is one unit of work. */
export interface RequestContext {
  db: Db
  /** The moment of this call, ms of the sandbox clock. */
  now: number
  settings: Settings
  dialect: Dialect
  edition: Edition
  /** Scheme and host as the caller sees this server, no trailing slash. */
  origin: string
  /** Signs tokens. */
  secret: string
  log: (line: string) => void
  rooms: Rooms
  /** Runs `work` after the commit; a rollback drops it. */
  afterCommit: (work: () => void) => void
}
