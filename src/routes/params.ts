export interface ParamCodec<T> {
  /** `undefined` = missing or wrong: the page cannot be shown. */
  parse(raw: string | undefined): { value: T } | undefined
  format(value: T): string | undefined
}

export type ParamShape = Record<string, ParamCodec<unknown>>

export type ParamsOfShape<S> = S extends ParamShape
  ? { [K in keyof S as undefined extends ValueOf<S[K]> ? never : K]: ValueOf<S[K]> } & {
      [K in keyof S as undefined extends ValueOf<S[K]> ? K : never]?: ValueOf<S[K]>
    }
  : never

type ValueOf<C> = C extends ParamCodec<infer T> ? T : never

/** A positive integer. */
export const id: ParamCodec<number> = {
  parse: (raw) =>
    raw && /^[1-9]\d{0,15}$/.test(raw) && Number.isSafeInteger(Number(raw)) ? { value: Number(raw) } : undefined,
  format: String,
}

export const text: ParamCodec<string> = {
  parse: (raw) => (raw ? { value: raw } : undefined),
  format: (value) => value,
}

/** A second of a lesson, less than a day. */
export const second: ParamCodec<number> = {
  parse: (raw = '') => (/^\d{1,5}$/.test(raw) ? { value: Number(raw) } : undefined),
  format: String,
}

/** Degrees between -max and max. */
export const degrees = (max: number): ParamCodec<number> => ({
  parse(raw = '') {
    const isGood = /^-?\d{1,3}(\.\d{1,15})?$/.test(raw) && Math.abs(Number(raw)) <= max
    return isGood ? { value: Number(raw) } : undefined
  },
  format: String,
})

export const oneOf = <const T extends string>(...values: readonly T[]): ParamCodec<T> => ({
  parse: (raw) => {
    const value = values.find((candidate) => candidate === raw)
    return value === undefined ? undefined : { value }
  },
  format: (value) => value,
})

/** Absent or unreadable reads as `undefined`. */
export const optional = <T>(codec: ParamCodec<T>): ParamCodec<T | undefined> => ({
  parse: (raw) => codec.parse(raw) ?? { value: undefined },
  format: (value) => (value === undefined ? undefined : codec.format(value)),
})
