/** Add-on MultiLevelShare: an operator's posters. See docs/backend/promotions.md#posters. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, int, maybe, num, orNull, rows, text } from '@/lib/decode'

/** A place on a picture that is 375 wide. */
export interface PosterPlace {
  x: number
  y: number
  /** Of a text: its height. */
  size: number
}

/** What stands on an operator's picture, and where. The QR code is always there. */
export interface PosterTemplate {
  id: number
  name: string
  /** Absolute URL of the picture. */
  thumb: string
  /** Null = the server names no place: bottom right. */
  code: PosterPlace | null
  /** Null = it is not on the picture. The same holds for `nickname`. */
  avatar: PosterPlace | null
  nickname: (PosterPlace & { color: string }) | null
}

const placeWire = v.object({ x: num, y: num, size: v.pipe(num, v.minValue(1)) })
const colorWire = v.fallback(v.pipe(v.string(), v.regex(/^#([\da-f]{3}|[\da-f]{6})$/i)), '#333333')

const configWire = orNull(
  v.object({
    qrcode: orNull(placeWire),
    avatar: orNull(placeWire),
    nick_name: orNull(v.object({ ...placeWire.entries, color: colorWire })),
  }),
)

/** An administrator writes it by hand: an object, its JSON, or anything. */
const config = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value): unknown => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      return null
    }
  }),
  configWire,
)

const posterWire = v.pipe(
  v.object({ id: int, name: text, thumb: v.pipe(text, v.nonEmpty()), sort: maybe(count), config }),
  v.transform(({ sort = 0, config: places, ...poster }) => ({
    sort,
    poster: {
      ...poster,
      code: places?.qrcode ?? null,
      avatar: places?.avatar ?? null,
      nickname: places?.nick_name ?? null,
    } satisfies PosterTemplate,
  })),
)

/** In the operator's order. */
export async function listPosters(signal?: AbortSignal): Promise<PosterTemplate[]> {
  const data = await request({ path: '/addons/MultiLevelShare/api/v1/poster/list', method: 'GET', signal })
  const found = decode(rows(posterWire), data)
  return found.sort((one, other) => one.sort - other.sort).map(({ poster }) => poster)
}
