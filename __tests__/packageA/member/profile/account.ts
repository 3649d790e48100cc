import { act } from 'react'

import { useDialog } from '@/features/shared/dialog'

import { fakeBackend, ok } from '../../../setup/backend'
import { settle } from '../../../setup/learner'

export const captchaCall = 'GET /api/v2/captcha/image'
export const smsCall = 'POST /api/v2/captcha/sms'
export const memberCall = 'GET /api/v2/member/detail'

/** As the server sends a member who has a mobile and may still change the nickname. */
export const memberWire = (over: object = {}) => ({
  id: 7,
  avatar: '',
  nick_name: '林小满',
  mobile: '13800000001',
  is_bind_mobile: 1,
  is_set_nickname: 0,
  is_password_set: 1,
  ...over,
})

const picture = ok({ key: 'k1', img: 'data:image/png;base64,AA==' })

export const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}, member: object = {}) =>
  fakeBackend({ [captchaCall]: picture, [memberCall]: ok(memberWire(member)), ...replies })

/** The question on screen, if any. */
export const question = () => useDialog.getState().open

export async function answer(isConfirmed: boolean): Promise<void> {
  await act(async () => question()?.answer(isConfirmed))
  await settle()
}
