import { mapPageUrl, markerUrl, pickerUrl, readPick } from '@/features/system/location/tencentMap'

const place = { name: '西校区', address: '北京市海淀区中关村大街 1 号', latitude: 39.98, longitude: 116.31 }

const paramsOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('the picker gets the key and starts where the learner was before', () => {
  const params = { search: '1', type: '1', key: 'K&1', referer: '知途' }
  expect(paramsOf(pickerUrl('K&1', '知途', null))).toEqual(params)
  expect(paramsOf(pickerUrl('K', '知途', place)).coord).toBe('39.98,116.31')
})

test('a marker names the place; a name cannot add parts to it', () => {
  const marker = 'coord:39.98,116.31;title:西校区;addr:北京市海淀区中关村大街 1 号'
  expect(paramsOf(markerUrl('K', '知途', place))).toEqual({ type: '0', marker, key: 'K', referer: '知途' })
  expect(paramsOf(mapPageUrl('知途', place))).toEqual({ marker, referer: '知途' })
  const odd = { ...place, name: '甲;coord:0,0|乙&key=x' }
  expect(paramsOf(mapPageUrl('知途', odd)).marker).toContain('title:甲 coord 0,0 乙&key=x;addr:')
})

const pick = {
  module: 'locationPicker',
  poiname: '西校区',
  poiaddress: '中关村大街',
  latlng: { lat: 39.98, lng: 116.31 },
}

test('the picker’s message is a place', () => {
  expect(readPick(pick)).toEqual({ name: '西校区', address: '中关村大街', latitude: 39.98, longitude: 116.31 })
})

test.each([
  ['of another component', { ...pick, module: 'geolocation' }],
  ['without a place', { ...pick, latlng: null }],
  ['off the earth', { ...pick, latlng: { lat: 91, lng: 0 } }],
  ['with words for coordinates', { ...pick, latlng: { lat: '39', lng: '116' } }],
  ['of nothing', null],
  ['of text', 'locationPicker'],
])('a message %s is none', (_, message) => {
  expect(readPick(message)).toBeNull()
})
