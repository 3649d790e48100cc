const isPlain = (value: unknown): value is object => value != null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Two readings of the same data: what is equal in both is taken from the first, down to single parts, so that whoever
 * compares by identity sees what has changed. Knows arrays, plain objects, maps (in their order) and dates; all else is
 * equal only if it is the same.
 */
export function keepEqual(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before
  if (before instanceof Date && now instanceof Date) return Number(before) === Number(now) ? before : now
  if (Array.isArray(before) && Array.isArray(now)) return keepItems(before, now)
  if (before instanceof Map && now instanceof Map) return keepEntries(before, [...before], [...now], toMap)
  if (!isPlain(before) || !isPlain(now)) return now
  return keepEntries(before, Object.entries(before), Object.entries(now), Object.fromEntries)
}

const toMap = (entries: Entries) => new Map(entries)

type Entries = readonly (readonly [unknown, unknown])[]

function keepEntries(whole: object, before: Entries, now: Entries, build: (entries: Entries) => object): object {
  const kept = keepItems(before, now)
  return kept === before ? whole : build(kept)
}

function keepItems<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  const kept = now.map((item, index) => keepEqual(before[index], item) as T)
  return kept.length === before.length && kept.every((item, index) => Object.is(item, before[index])) ? before : kept
}
