import { beginLogin } from '@/features/account/login/beginLogin'
import { reportReferrer, storeReferrer } from '@/features/shared/session/referrer'
import { useAppConfig } from '@/stores/appConfig'
import { referrerItem } from '@/stores/share'

import { anAppConfig } from '../../../factories/app'
import { fakeBackend, noNetwork, ok, refusal } from '../../../setup/backend'
import { settle } from '../../../setup/learner'

const bind = 'POST /addons/MultiLevelShare/api/v1/user/bind'

async function logInWith(reply: ReturnType<typeof ok>, msv = 3) {
  const backend = fakeBackend({ 'GET /api/v2/member/detail': ok({ id: 7, nick_name: '林小满' }), [bind]: reply })
  useAppConfig.setState({ config: anAppConfig({ enabledAddons: ['MultiLevelShare'] }) })
  referrerItem.set(msv)
  await beginLogin()('a.b.c')
  await settle()
  return backend.sentTo(bind).map(({ body }) => body)
}

test('who brought a learner is told right after the login, once', async () => {
  expect(await logInWith(ok())).toEqual([{ msv: 3 }])
  expect(referrerItem.get()).toBeNull()
})

test('told by two at a time it is told once', async () => {
  const backend = fakeBackend({ [bind]: ok() })
  useAppConfig.setState({ config: anAppConfig({ enabledAddons: ['MultiLevelShare'] }) })
  referrerItem.set(3)
  await Promise.all([reportReferrer(7), reportReferrer(7)])
  expect(backend.sentTo(bind)).toHaveLength(1)
})

test('a refusal ends it; a call that was not heard is kept', async () => {
  await logInWith(refusal('请勿重复绑定'))
  expect(referrerItem.get()).toBeNull()
  await logInWith(noNetwork)
  expect(referrerItem.get()).toBe(3)
})

test('nobody brings themselves', async () => {
  expect(await logInWith(ok(), 7)).toEqual([])
  expect(referrerItem.get()).toBeNull()
})

test('one’s own link, opened again, takes nobody’s place', async () => {
  await logInWith(noNetwork)
  storeReferrer('7')
  await settle()
  expect(referrerItem.get()).toBe(3)
})

test('nor is anybody told without the add-on', async () => {
  useAppConfig.setState({ config: anAppConfig({ enabledAddons: [] }) })
  const backend = fakeBackend({ 'GET /api/v2/member/detail': ok({ id: 7, nick_name: '林小满' }) })
  referrerItem.set(3)
  await beginLogin()('a.b.c')
  await settle()
  expect(backend.sentTo(bind)).toEqual([])
})
