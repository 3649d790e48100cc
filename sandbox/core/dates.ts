/** The three textual date forms (docs/backend/README.md#dates), all from epoch milliseconds. */

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const CHINA_OFFSET = 8 * HOUR

const chinaIso = (ms: number) => new Date(ms + CHINA_OFFSET).toISOString()

/** `2024-05-01T02:30:00.000000Z` */
export const utcIso = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}.000000Z`
/** `2024-05-01T10:30:00`, China local */
export const localT = (ms: number) => chinaIso(ms).slice(0, 19)
/** `2024-05-01 10:30:00`, China local */
export const localDT = (ms: number) => localT(ms).replace('T', ' ')
/** `20240501103000`, China local. Order numbers contain it. */
export const localDigits = (ms: number) => localT(ms).replace(/\D/g, '')

export const maybe = <T>(ms: number | null, format: (ms: number) => T) => (ms === null ? null : format(ms))
