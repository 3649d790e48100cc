import Referral from '@/packageA/member/share/share'
import { useShare } from '@/stores/share'

import { aMember } from '../../../factories/member'
import { fakeBackend } from '../../../setup/backend'
import { openScreen, type ScreenOptions } from '../../../setup/openScreen'

jest.mock('@/features/referral/Invite', () => jest.requireActual<object>('@/features/referral/Invite/index.weapp'))
jest.mock('@/platform/share', () => jest.requireActual<object>('@/platform/share/index.weapp'))

const as: ScreenOptions = { user: aMember({ id: 7 }), addons: ['MultiLevelShare'] }

test.each([
  ['first, with the link of the academy’s H5 for others', 'https://h5.school.cn', true],
  ['alone where the academy has no H5', '', false],
])('WeChat’s card is offered %s', async (_, h5Url, hasLink) => {
  fakeBackend()
  const screen = await openScreen(Referral, { ...as, config: { h5Url } })
  await screen.see('发给朋友')
  expect(screen.text()).toMatch(hasLink ? '发给朋友复制你的专属邀请链接奖励规则' : '发给朋友奖励规则')
  expect(useShare.getState().shareInfo?.path).toBe('/pages/index/index?msv=7')
})
