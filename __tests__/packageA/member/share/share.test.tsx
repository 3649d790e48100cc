import Records from '@/packageA/member/share/balance'
import Invitees from '@/packageA/member/share/records'
import Rules from '@/packageA/member/share/rules'
import Referral from '@/packageA/member/share/share'
import { serverClock } from '@/lib/serverClock'
import { clipboard } from '@/platform/clipboard'

import { aMember } from '../../../factories/member'
import { fakeBackend, ok, refusal } from '../../../setup/backend'
import { press, pressLink } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

const root = 'GET /addons/MultiLevelShare/api/v1'
const user = aMember({ id: 7, nickname: '林小满' })
const as: ScreenOptions = { user, addons: ['MultiLevelShare', 'Zhibo'] }
const account = ok({ invite_count: 3, invite_balance: 25.5 })
const page = (...rows: object[]) => ok({ data: rows, total: rows.length })
const goods = (goods_type: string, goods_title: string, reward: unknown = 15) => ({
  ...{ id: goods_title.length, goods_id: 4, goods_type, goods_title, goods_thumb: '', reward },
})
const nested = (...rows: object[]) => ok({ data: { data: rows, total: rows.length } })

let copied: string[]
beforeEach(() => {
  copied = []
  jest.spyOn(clipboard, 'copy').mockImplementation(async (text) => void copied.push(text))
})

const linkTo = (path: string) => expect.stringMatching(new RegExp(`#${path.replace(/\?/g, '\\?')}$`))

test('the account, the link of mine, what each thing is worth with its link and poster', async () => {
  fakeBackend({
    [`${root}/user`]: account,
    [`${root}/user/goods`]: nested(goods('vod', '一门课'), goods('topic', '一篇好文章', 0.5)),
  })
  const screen = await openScreen(Referral, as)
  await screen.see('邀新用户下单可赚 ¥15')
  expect(screen.text()).toMatch(/林小满.*邀请余额.*¥25\.50.*邀请人数.*3 人.*奖励规则.*海报分享.*邀请记录.*资金明细/)
  expect(screen.text()).toContain('邀新用户下单可赚 ¥0.50')
  await press('复制你的专属邀请链接')
  await press('复制链接：一门课')
  await press('复制链接：一篇好文章')
  expect(copied).toEqual([
    linkTo('/pages/index/index?msv=7'),
    linkTo('/pages/course/show?id=4&msv=7'),
    linkTo('/pages/webview/webview?course_type=topic&id=4&msv=7'),
  ])
  await press('生成海报：一门课')
  expect(navigation.pushed()).toEqual(['/packageA/share/poster?type=course&id=4'])
})

test('a thing that this app has no page for is recommended with the academy; an unreadable reward is not said', async () => {
  fakeBackend({ [`${root}/user`]: account, [`${root}/user/goods`]: nested(goods('hologram', '全息课', 'viel')) })
  const screen = await openScreen(Referral, as)
  await screen.see('全息课')
  expect(screen.text()).not.toMatch(/可赚|生成海报/)
  await press('复制链接：全息课')
  expect(copied).toEqual([linkTo('/pages/index/index?msv=7')])
})

test('an activity is recommended with its own page, which leads to its thing', async () => {
  const sales = nested(goods('ms', '秒杀的课'), goods('tg', '拼团的课程'))
  fakeBackend({ [`${root}/user`]: account, [`${root}/user/goods`]: sales })
  const screen = await openScreen(Referral, as)
  await screen.see('秒杀的课')
  await press('复制链接：秒杀的课')
  await press('复制链接：拼团的课程')
  expect(copied).toEqual([linkTo('/packageA/ms/index?id=4&msv=7'), linkTo('/packageA/tg/index?id=4&msv=7')])
  await pressLink('秒杀的课')
  expect(navigation.pushed()).toEqual(['/packageA/ms/index?id=4'])
})

test('money is asked for on a page of its own; there is nothing to ask for without any', async () => {
  const backend = fakeBackend({ [`${root}/user`]: account, [`${root}/user/goods`]: nested() })
  const screen = await openScreen(Referral, as)
  await screen.see('¥25.50')
  await screen.see('可以推广的商品会放在这里')
  await press('提现')
  expect(navigation.pushed()).toEqual(['/packageA/member/share/withdraw'])
  backend.reply(`${root}/user`, ok({ invite_count: 0, invite_balance: 0 }))
  const other = await openScreen(Referral, as)
  await other.see('¥0.00')
  await press('提现')
  expect(shown()).toEqual(['还没有可提现的余额'])
  expect(navigation.pushed()).toEqual([])
})

test('an account that does not load can be retried, the rest is there', async () => {
  const backend = fakeBackend({ [`${root}/user`]: refusal('错误'), [`${root}/user/goods`]: refusal('错误') })
  const screen = await openScreen(Referral, as)
  await screen.see('邀请余额没有加载出来')
  await screen.see('推广商品没有加载出来')
  expect(screen.find('复制你的专属邀请链接')).toBeDefined()
  backend.reply(`${root}/user`, account)
  await press('重试')
  await screen.see('¥25.50')
})

test('switched off: nothing is asked for', async () => {
  const backend = fakeBackend()
  const screen = await openScreen(Referral, { user, addons: [] })
  await screen.see('这里还没有开放')
  expect(backend.sent).toEqual([])
})

test('what came and what left', async () => {
  const row = (id: number, amount: unknown, remark: string) => ({
    id,
    amount,
    remark,
    created_at: '2026-01-02 10:00:00',
  })
  const list = page(row(1, 15, '邀请用户购买'), row(2, -5.5, '提现'), row(3, 'x', '怪'))
  fakeBackend({ [`${root}/user`]: account, [`${root}/user/balanceRecords`]: list })
  const screen = await openScreen(Records, as)
  await screen.see('+¥15.00')
  expect(screen.text()).toMatch(/邀请用户购买.*2026-01-02 10:00.*\+¥15\.00.*提现.*-¥5\.50.*怪.*-/)
})

test('no records; not loaded', async () => {
  const backend = fakeBackend({ [`${root}/user`]: account, [`${root}/user/balanceRecords`]: refusal('错误') })
  const screen = await openScreen(Records, as)
  await screen.see('资金明细没有加载出来')
  backend.reply(`${root}/user/balanceRecords`, page())
  await press('重试')
  await screen.see('每一笔奖励和提现都会记在这里')
})

test('who came: by name, or by the number alone; a reward that has run out is not promised', async () => {
  serverClock.learn(new Date().toISOString())
  const row = (id: number, nick_name: string | null) => ({
    id,
    nick_name,
    mobile: '******00028',
    created_at: '2026-01-02 10:00:00',
  })
  fakeBackend({
    [`${root}/user/inviteUsers`]: page(
      { ...row(1, '麦田'), invite_user_expired_at: '2099-07-02 10:00:00' },
      { ...row(2, null), invite_user_expired_at: '2024-07-02 10:00:00' },
    ),
  })
  const screen = await openScreen(Invitees, as)
  await screen.see('麦田')
  expect(screen.text()).toMatch(/麦田\*{6}00028 · 2099-07-02 前下单有奖励2026-01-02.*\*{6}000282026-01-02/)
})

test('a server that keeps no list of them: said, instead of asked again for ever', async () => {
  fakeBackend({ [`${root}/user/inviteUsers`]: refusal('路由不存在', 404) })
  const screen = await openScreen(Invitees, as)
  await screen.see('网校没有开放邀请记录')
  expect(screen.find('重试')).toBeUndefined()
})

test('nobody has come', async () => {
  fakeBackend({ [`${root}/user/inviteUsers`]: page() })
  const screen = await openScreen(Invitees, as)
  await screen.see('邀请来的朋友会出现在这里')
})

test.each([
  ['<p>三十天内下单有奖励</p><script>alert(1)</script>', '三十天内下单有奖励'],
  ['', '网校还没有写奖励规则'],
  [null, '网校还没有写奖励规则'],
])('rules: %s', async (rules, words) => {
  fakeBackend({ [`${root}/config`]: ok({ rules }) })
  const screen = await openScreen(Rules, as)
  await screen.see(words)
  expect(screen.text()).not.toContain('alert')
})

test('the links to the other pages', async () => {
  fakeBackend({ [`${root}/user`]: account, [`${root}/user/goods`]: nested() })
  const screen = await openScreen(Referral, as)
  await screen.see('¥25.50')
  for (const label of ['奖励规则', '海报分享', '邀请记录', '资金明细']) await pressLink(label)
  expect(navigation.pushed()).toEqual([
    '/packageA/member/share/rules',
    '/packageA/share/poster',
    '/packageA/member/share/records',
    '/packageA/member/share/balance',
  ])
})

describe('where the platform forbids selling', () => {
  const hidden: ScreenOptions = { ...as, selling: 'hidden' }

  test('links, posters and the account stay; what purchases of friends bring is not said', async () => {
    fakeBackend({ [`${root}/user`]: account, [`${root}/user/goods`]: nested(goods('vod', '一门课')) })
    const screen = await openScreen(Referral, hidden)
    await screen.see('复制链接')
    expect(screen.text()).toMatch(/¥25\.50.*一门课/)
    expect(screen.text()).not.toMatch(/赚|奖励|下单/)
    for (const words of ['提现', '海报分享', '生成海报：一门课']) expect(screen.find(words)).toBeDefined()
  })

  test('the rules are neither shown nor asked for', async () => {
    const backend = fakeBackend()
    const screen = await openScreen(Rules, hidden)
    await screen.see('这里暂时不能查看')
    expect(backend.sent).toEqual([])
  })

  test('friends who came, without a date for their purchases', async () => {
    serverClock.learn(new Date().toISOString())
    const friend = { id: 1, nick_name: '麦田', mobile: '******00028', created_at: '2026-01-02 10:00:00' }
    fakeBackend({ [`${root}/user/inviteUsers`]: page({ ...friend, invite_user_expired_at: '2099-07-02 10:00:00' }) })
    const screen = await openScreen(Invitees, hidden)
    await screen.see('麦田')
    expect(screen.text()).not.toMatch(/下单|奖励|2099/)
  })

  test('no records yet: what would be there, not how to get it', async () => {
    fakeBackend({ [`${root}/user`]: account, [`${root}/user/balanceRecords`]: page() })
    const screen = await openScreen(Records, hidden)
    await screen.see('每一笔奖励和提现都会记在这里')
    expect(screen.text()).not.toContain('下单')
  })
})
