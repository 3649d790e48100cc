import * as profile from '@/api/profile'

import { fakeBackend, ok, refusal } from '../setup/backend'

const proven = { mobile: '13800000001', smsCode: '012345' }

interface Case {
  name: string
  run: () => Promise<unknown>
  call: string
  body?: unknown
  data?: unknown
  result?: unknown
}

const calls: Case[] = [
  {
    name: 'nickname',
    run: () => profile.updateNickname('孤舟'),
    call: 'POST /api/v2/member/detail/nickname',
    body: { nick_name: '孤舟' },
  },
  {
    name: 'first mobile',
    run: () => profile.bindFirstMobile(proven),
    call: 'POST /api/v2/member/detail/mobile',
    body: { mobile: '13800000001', mobile_code: '012345' },
  },
  {
    name: 'proof of the old mobile',
    run: () => profile.proveMobile(proven),
    call: 'POST /api/v2/member/verify',
    body: { mobile: '13800000001', mobile_code: '012345' },
    data: { sign: 's1' },
    result: 's1',
  },
  {
    name: 'new mobile',
    run: () => profile.updateMobile(proven, 's1'),
    call: 'PUT /api/v2/member/mobile',
    body: { mobile: '13800000001', mobile_code: '012345', sign: 's1' },
  },
  {
    name: 'password, not trimmed',
    run: () => profile.updatePassword({ ...proven, password: ' secret ' }),
    call: 'POST /api/v2/member/detail/password',
    body: { mobile: '13800000001', mobile_code: '012345', password: ' secret ' },
  },
  {
    name: 'unbinding QQ',
    run: () => profile.removeSocialite('qq'),
    call: 'DELETE /api/v2/member/socialite/qq',
  },
  {
    name: 'deletion',
    run: () => profile.createDeletion(),
    call: 'POST /api/v3/member/destroy',
  },
]

test.each(calls)('$name', async ({ run, call, body, data, result }) => {
  const backend = fakeBackend({ [call]: ok(data ?? []) })
  await expect(run()).resolves.toEqual(result)
  expect(backend.sent.map(({ call: sent, body: sentBody }) => [sent, sentBody])).toEqual([[call, body]])
})

test.each(calls)('$name: the server’s refusal arrives with its words', async ({ run, call }) => {
  fakeBackend({ [call]: refusal('短信验证码错误') })
  await expect(run()).rejects.toMatchObject({ kind: 'rejected', message: '短信验证码错误' })
})

test.each([[[]], [{}], [{ sign: '' }], [{ sign: 7 }], [null]])('%j is no proof', async (data) => {
  fakeBackend({ 'POST /api/v2/member/verify': ok(data) })
  await expect(profile.proveMobile(proven)).rejects.toThrow()
})
