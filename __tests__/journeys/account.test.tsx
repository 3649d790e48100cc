import { act } from 'react'

import { loginByMobile, oauthUrl } from '@/api/auth'
import { getMember } from '@/api/member'
import { runLoginChecks } from '@/features/shared/session/gates'
import { useDialog } from '@/features/shared/dialog'
import { watchServer } from '@/features/system/recovery'
import Loading from '@/pages/auth/loading'
import LoginError from '@/pages/auth/login-error'
import Forget from '@/pages/auth/forget'
import Courses from '@/packageA/vod/index'
import { device } from '@/platform/device'
import { loginAdapter } from '@/platform/login'
import { queryClient } from '@/queries/client'
import { tokenItem, useSession } from '@/stores/session'

import { navigation } from '../setup/navigation'
import type { OpenScreen } from '../setup/openScreen'
import { School } from '../setup/school'

const leaveFor = jest.spyOn(device, 'leaveFor').mockReturnValue()

describe.each(['base', 'head'] as const)('an account at an open server, %s', (dialect) => {
  let school: School
  let stop: () => void
  beforeAll(async () => {
    school = await School.open(dialect)
  })
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    leaveFor.mockClear()
    useDialog.setState({ open: null })
    useSession.setState({ user: null, isLogin: false })
    stop = watchServer(async () => undefined)
  })
  afterEach(async () => {
    queryClient.clear()
    stop()
    await school.calm()
  })
  afterAll(() => school.close())

  describe('the whole round over WeChat', () => {
    /** From our login over WeChat's consent to our page of arrival. */
    async function round(persona: string): Promise<OpenScreen> {
      const nonce = loginAdapter.storePending({ action: 'login', returnTo: 'courseShow?id=5' })
      const [successUrl = '', failureUrl = ''] = ['loading', 'login-error'].map(
        (page) => `${school.origin}/#/pages/auth/${page}?nonce=${nonce}`,
      )
      const consent = await school.leadsTo(oauthUrl(school.origin, { successUrl, failureUrl, action: 'login' }))
      const arrival = await school.leadsTo('/sandbox/oauth', { state: consent.searchParams.get('state'), persona })
      const query = `${arrival.search.slice(1)}&${arrival.hash.split('?')[1] ?? ''}`
      const Page = arrival.hash.includes('login-error') ? LoginError : Loading
      const params = Object.fromEntries(new URLSearchParams(query))
      const pages = [`${arrival.hash.slice(1).split('?')[0]}?${query}`]
      const screen = await school.visit(Page, undefined, params, pages)
      await school.settle()
      return screen
    }

    test('whoever is known goes on where they were', async () => {
      await round('known')
      expect(navigation.replaced()).toContain('/pages/course/show?id=5')
      expect((await getMember()).nickname).toBe('林小满')
    })

    test('whoever is new binds a mobile first, where the academy asks for it', async () => {
      await round('freshNeedsMobile')
      expect(navigation.replaced()).toContain('/pages/auth/code-bind-mobile')
      expect(tokenItem.get()).toBeNull()
    })

    test('whoever refuses reads that, and nobody is logged in', async () => {
      const screen = await round('nobody')
      expect(screen.text()).toContain('您取消了授权')
      await screen.press('重新登录')
      expect(decodeURIComponent(navigation.top() ?? '')).toContain('/pages/auth/login?redirect=courseShow?id=5')
      expect(tokenItem.get()).toBeNull()
    })
  })

  describe('a gate', () => {
    /** From the page that the browser has left for. */
    const comeBack = async () => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        document.dispatchEvent(new Event('visibilitychange'))
      }
      await school.settle()
    }
    const answer = async (isConfirmed: boolean) => {
      await act(async () => useDialog.getState().open?.answer(isConfirmed))
      await school.settle()
    }
    test('the real name is asked for, and whoever has it is let in', async () => {
      await school.configure({ member: { enabled_face_verify: true }, sandbox: { face_ready: true } })
      await school.visit(Courses)
      useSession.getState().signIn(await loginByMobile('13712340077', '112233', undefined))
      const passing = runLoginChecks(await getMember())
      await school.settle()
      expect(useDialog.getState().open).toMatchObject({ title: expect.stringContaining('实名认证') })
      await answer(true)
      const [address = ''] = leaveFor.mock.calls[0] ?? []
      await school.leadsTo('/sandbox/face', { token: new URL(address).searchParams.get('token'), result: 'passed' })
      await comeBack()
      await expect(passing).resolves.toBe(true)
    })
  })

  describe.each([
    ['maintenance', () => school.control('config', { body: { sandbox: { maintenance: true } } })],
    ['too many calls', () => school.fault({ pattern: '^/api', code: 429, message: '请稍后再试' })],
  ])('%s', (_, begin) => {
    test('is said, and when it is over the list comes by itself', async () => {
      const member = await school.newcomer()
      await begin()
      const courses = await school.visit(Courses, member)
      await courses.see('重试')
      await school.calm()
      for (let minute = 0; minute < 3 && !courses.text().includes('大模型应用开发'); minute++)
        await school.settle(30_000)
      await courses.see('大模型应用开发')
    })
  })

  test('the picture to read comes by itself after too many calls', async () => {
    await school.fault({ path: '/api/v2/captcha/image', code: 429, message: '请稍后再试' })
    const forget = await school.visit(Forget)
    await forget.see('点按加载')
    await school.calm()
    for (let minute = 0; minute < 3 && forget.text().includes('点按加载'); minute++) await school.settle(30_000)
    expect(forget.text()).not.toContain('点按加载')
    expect(document.querySelector('img[src^="data:image"], [src^="data:image"]')).not.toBeNull()
  })
})
