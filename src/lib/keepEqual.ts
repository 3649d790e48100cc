type Fields = Record<string, unknown>

const isPlain = (value: object): value is Fields => Object.getPrototypeOf(value) === Object.prototype

/**
 * Two readings of the same data: what is equal in both is taken from the first, down to single parts, so that whoever
 * compares by identity sees what has changed. Knows arrays, plain objects, maps (in their order) and dates; all else is
 * equal only if it is the same.
 */
export function keepEqual(before: unknown, now: unknown): unknown {
  if (Object.is(before, now)) return before
  if (typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now
  if (before instanceof Date && now instanceof Date) return Number(before) === Number(now) ? before : now
  if (before instanceof Map && now instanceof Map) {
    const entries = [...before]
    const kept = keepArray(entries, [...now])
    return kept === entries ? before : new Map(kept)
  }
  if (Array.isArray(before) && Array.isArray(now)) return keepArray(before, now)
  return isPlain(before) && isPlain(now) ? keepFields(before, now) : now
}

function keepArray<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  const kept = now.map((item, index) => keepEqual(before[index], item) as T)
  return kept.length === before.length && kept.every((item, index) => Object.is(item, before[index])) ? before : kept
}

function keepFields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now)
  const kept = Object.fromEntries(names.map((name) => [name, keepEqual(before[name], now[name])]))
  const isSame = names.length === Object.keys(before).length
  return isSame && names.every((name) => name in before && Object.is(kept[name], before[name])) ? before : kept
}
