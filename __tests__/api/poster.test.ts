import { listPosters } from '@/api/poster'

import { fakeBackend, ok } from '../setup/backend'

const call = 'GET /addons/MultiLevelShare/api/v1/poster/list'
const nothing = { code: null, avatar: null, nickname: null }
const places = { qrcode: { x: 1, y: '2', size: 120 }, avatar: { x: 3, y: 4, size: 60 } }

test.each([
  ['JSON', JSON.stringify(places), { ...nothing, code: { x: 1, y: 2, size: 120 }, avatar: { x: 3, y: 4, size: 60 } }],
  ['an object', places, { ...nothing, code: { x: 1, y: 2, size: 120 }, avatar: { x: 3, y: 4, size: 60 } }],
  [
    'a name in a colour',
    { nick_name: { x: 1, y: 2, size: 16, color: '#FFF' } },
    { ...nothing, nickname: { x: 1, y: 2, size: 16, color: '#FFF' } },
  ],
  [
    'a colour that is none',
    { nick_name: { x: 1, y: 2, size: 16, color: 'url(//evil)' } },
    { ...nothing, nickname: { x: 1, y: 2, size: 16, color: '#333333' } },
  ],
  ['half a place', { qrcode: { x: 1 }, avatar: places.avatar }, { ...nothing, avatar: { x: 3, y: 4, size: 60 } }],
  ['a size of nothing', { qrcode: { x: 1, y: 1, size: 0 } }, nothing],
  ['prose', '二维码放右下角', nothing],
  ['a broken text', '{"qrcode":', nothing],
  ['a number', 7, nothing],
  ['a list', [], nothing],
  ['null', null, nothing],
])('config: %s', async (_, config, expected) => {
  fakeBackend({ [call]: ok([{ id: 1, name: '晨光', thumb: 'https://a.example/1.jpg', sort: 1, config }]) })
  expect(await listPosters()).toEqual([{ id: 1, name: '晨光', thumb: 'https://a.example/1.jpg', ...expected }])
})

test('in the operator’s order; without a picture there is no poster', async () => {
  const row = (id: number, sort: unknown, thumb = 'https://a.example/1.jpg') => ({
    id,
    name: '',
    thumb,
    sort,
    config: '',
  })
  fakeBackend({ [call]: ok([row(1, 3), row(2, '1'), row(3, null), row(4, 2, ''), row(5, 2)]) })
  expect((await listPosters()).map(({ id }) => id)).toEqual([3, 2, 5, 1])
})
