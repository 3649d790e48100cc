import { getCodeContents, listRedemptionRecords, redeemCode } from '@/api/redemption'

import { fakeBackend, ok } from '../setup/backend'

const root = '/addons/CodeExchanger/api/v2'
const answer = { captchaKey: 'k1', captchaText: 'k7wp' }
const sent = { code: 'ZT1', image_key: 'k1', image_captcha: 'k7wp' }

test('what a code opens; what cannot be read is left out', async () => {
  const items = [
    { sign: 'vod', id: '3', name: '课', is_subscribe: true },
    { sign: 'live', name: '没有编号' },
  ]
  const activity = { name: '礼包', relate_courses: items, end_at: '2026-03-01 18:00:00' }
  const backend = fakeBackend({ [`POST ${root}/query`]: ok({ activity }) })
  await expect(getCodeContents('ZT1', answer)).resolves.toEqual({
    name: '礼包',
    items: [{ sign: 'vod', id: 3, name: '课', isOwned: true }],
    endsAt: new Date('2026-03-01T10:00:00Z'),
  })
  expect(backend.sent[0]?.body).toEqual(sent)
})

test('without an activity a code opens nothing', async () => {
  fakeBackend({ [`POST ${root}/query`]: ok([]) })
  await expect(getCodeContents('ZT1', answer)).rejects.toThrow('activity')
})

test('redeeming sends the code with a captcha of its own', async () => {
  const backend = fakeBackend({ [`POST ${root}/confirm`]: ok() })
  await redeemCode('ZT1', answer)
  expect(backend.sent[0]?.body).toEqual(sent)
})

test.each([
  ['a list in a text', { name: '礼包', relate_data: '[{"sign":"vip","id":1,"name":"月度会员"}]' }, '礼包', 1],
  ['text that is no list', { name: '礼包', relate_data: '{' }, '礼包', 0],
  ['no activity', [], '', 0],
])('records with %s', async (_, activity, name, count) => {
  const record = { activity_id: 1, used_at: '2026-01-02 10:00:00', code: 'ZT1', activity }
  fakeBackend({ [`GET ${root}/user/records`]: ok({ data: [record], total: 1 }) })
  const { items } = await listRedemptionRecords(1, 10)
  expect(items[0]).toMatchObject({ code: 'ZT1', name, usedAt: new Date('2026-01-02T02:00:00Z') })
  expect(items[0]?.items).toHaveLength(count)
})
