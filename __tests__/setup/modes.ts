import type { Dialect } from '../../sandbox/core/context'
import type { Edition } from '../../sandbox/core/edition'

/** An installation of the backend. */
export interface Mode {
  dialect: Dialect
  edition: Edition
}

const every: Mode[] = [
  { dialect: 'base', edition: 'full' },
  { dialect: 'head', edition: 'full' },
  { dialect: 'base', edition: 'open' },
  { dialect: 'head', edition: 'open' },
  { dialect: 'middle', edition: 'full' },
]

/** A journey runs on these: the first three, or all with `MODES=all`. */
export const modes = process.env.MODES === 'all' ? every : every.slice(0, 3)

/** Set `SANDBOX_JITTER=0-400` for answers in random time in every test that opens an academy. The seed is printed. */
export const jitter = process.env.SANDBOX_JITTER
  ? { jitter: process.env.SANDBOX_JITTER, log: (line: string) => line.startsWith('延迟') && console.info(line) }
  : {}
