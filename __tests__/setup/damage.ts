/** One field of an answer spoiled, as a careless server would do it. */
export type DamageKind = 'null' | 'absent' | 'wrong type'

export const damageKinds = ['null', 'absent', 'wrong type'] as const satisfies readonly DamageKind[]

type Key = string | number

export interface Damage {
  /** `data.list.0.title` */
  field: string
  kind: DamageKind
  /** The whole answer, spoiled in this field alone. */
  answer: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function* placesOf(value: unknown, place: readonly Key[] = []): Generator<readonly Key[]> {
  if (place.length > 0) yield place
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* placesOf(item, [...place, index])
  else if (isRecord(value)) for (const [key, item] of Object.entries(value)) yield* placesOf(item, [...place, key])
}

/** The same field has the same shape in another row, or under another key of a map. */
const shapeOf = (place: readonly Key[]) => place.map((key) => (/^\d+$/.test(String(key)) ? '*' : key)).join('.')

const strange = (value: unknown) => (typeof value === 'string' ? { of: 'another type' } : 'another type')

function spoil(value: unknown, [key, ...rest]: readonly Key[], kind: DamageKind): unknown {
  if (key === undefined) return kind === 'null' ? null : strange(value)
  const isLast = rest.length === 0
  if (Array.isArray(value)) {
    const items: unknown[] = value
    if (isLast && kind === 'absent') return items.filter((_, index) => index !== key)
    return items.map((item, index) => (index === key ? spoil(item, rest, kind) : item))
  }
  if (!isRecord(value)) return value
  if (!isLast || kind !== 'absent') return { ...value, [key]: spoil(value[key], rest, kind) }
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
}

/**
 * Spoils every field below `data` of an envelope, and `data` itself, in three ways, one at a time.
 * @param isEveryRow false: of rows with the same shape, the first one that has a field stands for all
 */
export function damagesOf(envelope: unknown, isEveryRow: boolean): Damage[] {
  const seen = new Set<string>()
  return [...placesOf(envelope)]
    .filter((place) => place[0] === 'data')
    .filter((place) => {
      const shape = shapeOf(place)
      const isNew = !seen.has(shape)
      seen.add(shape)
      return isNew || isEveryRow
    })
    .flatMap((place) =>
      damageKinds.map((kind) => ({ field: place.join('.'), kind, answer: spoil(envelope, place, kind) })),
    )
}
