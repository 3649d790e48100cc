import Methods from '@/packageA/member/credit1Methods'

import { aMember } from '../../factories/member'
import { pressLink } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const none = { register: 0, lesson: 0, course: 0, perYuan: 0, invite: 0 }
const open = (pointRewards = none, over: ScreenOptions = {}) =>
  openScreen(Methods, { user: aMember(), config: { pointRewards }, ...over })

afterEach(() => jest.restoreAllMocks())

test('what gives points, with the way to it', async () => {
  const rewards = { register: 20, lesson: 5, course: 50, perYuan: 0.15, invite: 8 }
  const screen = await open(rewards, { addons: ['DaySignIn', 'Wenda'] })
  expect(screen.text()).toContain(
    '每日签到注册登录+20 积分看完视频+5 积分看完课程+50 积分下单成功+实付金额*15% 积分邀请好友注册+8 积分可以回答积分悬赏问题获取积分',
  )
  for (const words of ['每日签到', '看完视频', '可以回答']) await pressLink(words)
  expect(navigation.pushed()).toEqual(['/packageA/member/signCenter', '/packageA/vod/index', '/packageA/qa/index'])
})

test.each([
  [0.29, '29%'],
  [1.15, '115%'],
  [0.005, '0.5%'],
])('%s points a yuan are told as they are', async (perYuan, words) => {
  const screen = await open({ ...none, perYuan })
  expect(screen.text()).toContain(`实付金额*${words} 积分`)
})

test('what gives none is left out', async () => {
  const screen = await open({ ...none, lesson: 5 })
  expect(screen.text()).toContain('看完视频+5 积分')
  expect(screen.text()).not.toMatch(/注册|签到|下单|回答/)
})

test('where nothing may be sold, buying is not named', async () => {
  const screen = await open({ ...none, lesson: 5, perYuan: 0.1 }, { selling: 'hidden' })
  expect(screen.text()).not.toContain('下单')
})

test('where nobody says, that is said', async () => {
  const screen = await open()
  expect(screen.text()).toContain('网校还没有说明积分怎么来')
})
