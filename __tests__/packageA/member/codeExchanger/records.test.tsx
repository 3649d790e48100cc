import type { CodeContents } from '@/api/redemption'
import Records from '@/packageA/member/codeExchanger/records'
import Success from '@/packageA/member/codeExchanger/success'
import { clipboard } from '@/platform/clipboard'
import { queryClient } from '@/queries/client'
import { redemptionQueries } from '@/queries/redemption'

import { aMember } from '../../../factories/member'
import { fakeBackend, ok, refusal } from '../../../setup/backend'
import { press, pressLink, settle } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

const recordsCall = 'GET /addons/CodeExchanger/api/v2/user/records'
const items = [
  { sign: 'mock_paper', id: 4, name: '会计冲刺模拟' },
  { sign: 'vip', id: 1, name: '月度会员' },
]
const record = {
  activity_id: 1,
  used_at: '2026-01-02 10:00:00',
  code: 'ZTGIFT',
  activity: { name: '开学礼包', relate_data: JSON.stringify(items) },
}
const contents: CodeContents = {
  name: '开学礼包',
  endsAt: null,
  items: [
    { sign: 'vod', id: 4, name: '组件设计', isOwned: false },
    { sign: 'book', id: 2, name: '图表会说谎', isOwned: true },
  ],
}
const one = ok({ data: [record], total: 1 })
const as: ScreenOptions = { user: aMember(), addons: ['CodeExchanger', 'Paper'] }

test('a record tells what was in it, and each thing leads to its page', async () => {
  fakeBackend({ [recordsCall]: one })
  const screen = await openScreen(Records, as)
  await screen.see('2026-01-02 10:00')
  await pressLink('开学礼包')
  await screen.see('开学礼包的兑换内容')
  await pressLink('会计冲刺模拟')
  expect(navigation.pushed()).toEqual(['/packageA/exam/mock/show?id=4'])
})

test('the code that was used can be copied, for support', async () => {
  const copied = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  fakeBackend({ [recordsCall]: one })
  await openScreen(Records, as)
  await settle()
  await pressLink('开学礼包')
  await press('复制')
  await settle()
  expect(copied.mock.calls).toEqual([['ZTGIFT']])
  expect(shown('success')).toEqual(['兑换码已复制'])
})

test('a server that does not say the code: no empty row', async () => {
  fakeBackend({ [recordsCall]: ok({ data: [{ ...record, code: undefined }], total: 1 }) })
  const screen = await openScreen(Records, as)
  await settle()
  await pressLink('开学礼包')
  await screen.see('会计冲刺模拟')
  expect(screen.text()).not.toMatch(/兑换码|复制/)
})

test('no records: the way to the codes; a failure can be retried', async () => {
  const backend = fakeBackend({ [recordsCall]: refusal('错误') })
  const screen = await openScreen(Records, as)
  await screen.see('兑换记录没有加载出来')
  backend.reply(recordsCall, ok({ data: [], total: 0 }))
  await press('重试')
  await screen.see('兑换过的内容会出现在这里')
  await press('去兑换')
  expect(navigation.replaced()).toEqual(['/packageA/member/codeExchanger/index'])
})

test('the success page tells what came and what was there before', async () => {
  fakeBackend()
  const screen = await openScreen(Success, as)
  queryClient.setQueryData(redemptionQueries.latest().queryKey, contents)
  await screen.see('「开学礼包」的内容已经可以学了')
  expect(screen.text()).toMatch(/这次获得.*组件设计.*之前已有.*图表会说谎/)
  await press('立即学习')
  expect(navigation.switched()).toEqual(['/pages/course/index'])
})

test('opened anew, the success page asks the server for the last one', async () => {
  fakeBackend({ [recordsCall]: one })
  const screen = await openScreen(Success, as)
  await settle()
  expect(screen.text()).toMatch(/兑换成功.*月度会员/)
  await press('继续兑换')
  expect(navigation.replaced()).toEqual(['/packageA/member/codeExchanger/index'])
})
