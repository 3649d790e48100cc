import * as message from '@/api/message'

import { fakeBackend, ok, refusal } from '../setup/backend'

const listCall = 'GET /api/v2/member/messages'
const row = {
  id: '9b1c-uuid',
  notifiable_id: 7,
  data: { message: '您购买的「数据结构」已支付成功' },
  read_at: null,
  created_at: '2024-05-01T02:30:00.000000Z',
}

test('my messages; a row without id or text is left out', async () => {
  const backend = fakeBackend({
    [listCall]: ok({
      data: [
        row,
        { ...row, id: 'b', read_at: '2024-05-02T02:30:00.000000Z' },
        { ...row, id: null },
        { ...row, data: [] },
      ],
      total: 4,
    }),
  })
  const page = await message.listMessages(2, 10)
  expect(page.items).toEqual([
    {
      id: '9b1c-uuid',
      text: '您购买的「数据结构」已支付成功',
      isRead: false,
      createdAt: new Date('2024-05-01T02:30:00Z'),
    },
    expect.objectContaining({ id: 'b', isRead: true }),
  ])
  expect(backend.sent[0]?.query).toEqual({ page: '2', page_size: '10' })
})

test('messages of a broken shape are an error', async () => {
  fakeBackend({ [listCall]: ok('none') })
  await expect(message.listMessages(1, 10)).rejects.toMatchObject({ name: 'ShapeError' })
})

test('reading one: an odd id cannot leave its place in the path', async () => {
  const call = 'GET /api/v2/member/notificationMarkAsRead/a%2F..%2Fb'
  const backend = fakeBackend({ [call]: ok() })
  await message.markMessageRead('a/../b')
  expect(backend.sentTo(call)).toHaveLength(1)
})

test('reading all', async () => {
  const call = 'GET /api/v2/member/notificationMarkAllAsRead'
  const backend = fakeBackend({ [call]: ok() })
  await message.markAllMessagesRead()
  expect(backend.sentTo(call)).toHaveLength(1)
  backend.reply(call, refusal('参数错误'))
  await expect(message.markAllMessagesRead()).rejects.toMatchObject({ kind: 'rejected' })
})
