/** JSON habits of the PHP backend (docs/backend/README.md#json-habits): an empty map or relation is `[]`. */

export type Empty = never[]

export const orEmpty = <T>(value: T | undefined | null): T | Empty => value ?? []

/** An object with number keys. It becomes an array when it is empty or its keys are 0, 1, 2 ... */
export function phpMap<T>(entries: [number, T][]): Record<string, T> | T[] {
  const isList = entries.every(([key], index) => key === index)
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

export const flag = (value: boolean) => (value ? 1 : 0)
