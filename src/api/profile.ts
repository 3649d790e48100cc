/** Core: what members change about themselves. See docs/backend/members.md#profile-changes and #account-deletion. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { upload, type UploadOptions } from '@/http/upload'
import { decode } from '@/lib/decode'

/** Once per account. @throws ApiError 'rejected' (`当前用户已配置昵称`, `昵称已经存在`) */
export const updateNickname = async (nickname: string): Promise<void> =>
  void (await request({ path: '/api/v2/member/detail/nickname', body: { nick_name: nickname } }))

/**
 * 1 MB at most. The member's detail then has the new address.
 * @throws ApiError 'rejected' (`请上传图片文件`, `文件不能超过1M`)
 */
export const updateAvatar = async (
  filePath: string,
  options: Pick<UploadOptions, 'onProgress' | 'signal'> = {},
): Promise<void> =>
  void (await upload({ path: '/api/v2/member/detail/avatar', filePath, fileName: 'avatar.jpg', ...options }))

interface ProvenMobile {
  mobile: string
  /** The code went to this mobile, under the scene `mobile_bind`. */
  smsCode: string
}

/** @throws ApiError 'rejected' (`短信验证码错误`, `已绑定`, `手机号已存在`) */
export const bindFirstMobile = async ({ mobile, smsCode }: ProvenMobile): Promise<void> =>
  void (await request({ path: '/api/v2/member/detail/mobile', body: { mobile, mobile_code: smsCode } }))

const proofWire = v.object({ sign: v.pipe(v.string(), v.nonEmpty()) })

/**
 * Proves the present mobile.
 * @returns the sign that `updateMobile` asks for, valid for an hour
 * @throws ApiError 'rejected' (`短信验证码错误`; `参数错误`: it is not the account's mobile)
 */
export async function proveMobile({ mobile, smsCode }: ProvenMobile): Promise<string> {
  const data = await request({ path: '/api/v2/member/verify', body: { mobile, mobile_code: smsCode } })
  return decode(proofWire, data).sign
}

/** @throws ApiError 'rejected' (`参数错误`: the sign has expired; `短信验证码错误`, `手机号已存在`) */
export async function updateMobile({ mobile, smsCode }: ProvenMobile, sign: string): Promise<void> {
  const body = { mobile, mobile_code: smsCode, sign }
  await request({ path: '/api/v2/member/mobile', method: 'PUT', body })
}

interface PasswordChange {
  /** The account's own. */
  mobile: string
  /** Scene `password_reset`. */
  smsCode: string
  password: string
}

/**
 * Logins elsewhere stay valid.
 * @throws ApiError 'rejected' (`短信验证码错误`; `请绑定手机号`: it is not the account's mobile)
 */
export async function updatePassword({ mobile, smsCode, password }: PasswordChange): Promise<void> {
  const body = { mobile, mobile_code: smsCode, password }
  await request({ path: '/api/v2/member/detail/password', body })
}

export const removeSocialite = async (app: 'wechat' | 'qq'): Promise<void> =>
  void (await request({ path: `/api/v2/member/socialite/${app}`, method: 'DELETE' }))

/** The account is deleted after the grace period. @throws ApiError 'rejected' (`用户已申请注销`) */
export const createDeletion = async (): Promise<void> => void (await request({ path: '/api/v3/member/destroy' }))
