import { listBalanceRecords, listPointRecords } from '@/api/credit'

import { fakeBackend, ok } from '../setup/backend'

const row = { sum: 5, remark: '学完一节课', created_at: '2024-05-01T02:30:00.000000Z' }

test.each([
  ['points', listPointRecords, '/api/v2/member/credit1Records', { page: '3', page_size: '2' }],
  ['coins', listBalanceRecords, '/addons/templateOne/api/v1/member/credit2Records', { page: '3', size: '2' }],
])('%s: signed sums, told apart by their place', async (_, list, path, query) => {
  const call = `GET ${path}`
  const backend = fakeBackend({ [call]: ok({ data: [row, { ...row, sum: '-30.5' }], total: 9 }) })
  await expect(list(3, 2)).resolves.toEqual({
    items: [
      { position: 4, sum: 5, remark: '学完一节课', createdAt: new Date('2024-05-01T02:30:00Z') },
      { position: 5, sum: -30.5, remark: '学完一节课', createdAt: new Date('2024-05-01T02:30:00Z') },
    ],
    total: 9,
    page: 3,
    hasMore: true,
  })
  expect(backend.sent[0]?.query).toEqual(query)
  backend.reply(call, ok('none'))
  await expect(list(1, 2)).rejects.toMatchObject({ name: 'ShapeError' })
})
