/**
 * Tencent's map pages, which Taro's H5 and WeChat use as well (GCJ-02). Taro 4.2.1 has no page for either route: its
 * `chooseLocation` lays the same picker over the page with a compiled-in key, and accepts messages of any origin. Its
 * `openLocation` works only inside WeChat.
 */
import * as v from 'valibot'

import type { MapPoint } from '@/platform/location/types'

export const mapOrigin = 'https://apis.map.qq.com'

const query = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')

const coordOf = ({ latitude, longitude }: MapPoint) => `${latitude},${longitude}`

/** Separators of the marker syntax must not come from a name. */
const plain = (text: string) => text.replace(/[:;|]/g, ' ')

const markerOf = (place: MapPoint) => `coord:${coordOf(place)};title:${plain(place.name)};addr:${plain(place.address)}`

/** For a frame. The learner picks a place, and each pick arrives as a message. */
export const pickerUrl = (key: string, site: string, start: MapPoint | null): string =>
  `${mapOrigin}/tools/locpicker?${query({
    search: '1',
    type: '1',
    key,
    referer: site,
    ...(start ? { coord: coordOf(start) } : {}),
  })}`

/** For a frame. Shows one place with routes to it. */
export const markerUrl = (key: string, site: string, place: MapPoint): string =>
  `${mapOrigin}/tools/poimarker?${query({ type: '0', marker: markerOf(place), key, referer: site })}`

/** Opens as a page and needs no key. */
export const mapPageUrl = (site: string, place: MapPoint): string =>
  `${mapOrigin}/uri/v1/marker?${query({ marker: markerOf(place), referer: site })}`

const pickWire = v.pipe(
  v.object({
    module: v.literal('locationPicker'),
    poiname: v.string(),
    poiaddress: v.string(),
    latlng: v.object({
      lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  }),
  v.transform(({ poiname, poiaddress, latlng }): MapPoint => ({
    name: poiname,
    address: poiaddress,
    latitude: latlng.lat,
    longitude: latlng.lng,
  })),
)

/** Reads a message of the picker; null = it is another message. */
export function readPick(message: unknown): MapPoint | null {
  const result = v.safeParse(pickWire, message)
  return result.success ? result.output : null
}
