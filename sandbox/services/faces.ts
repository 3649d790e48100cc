/** Real-name check with a stand-in of the third-party page (docs/backend/members.md#real-name-check). */
import type { Member, RequestContext } from '../core/context'
import { badParams, brokenCall, Refusal, refuse } from '../core/envelope'
import { read, text } from '../core/read'
import { foreignOrigin } from '../core/urls'
import { tell } from './account'
import { change } from './members'
import { issue, peek, randomKey } from './tickets'

const RULE_ID = '1'

export async function startFace(context: RequestContext, member: Member, body: unknown) {
  const { s_url: returnUrl } = read(body, { s_url: text('参数错误') })
  if (member.isFaceVerified) throw refuse('当前学员已完成实人认证')
  if (!context.settings.sandbox.face_ready) throw brokenCall()
  const token = await issue(context, 'face', { memberId: member.id, returnUrl, isVerified: false })
  return {
    url: `${foreignOrigin(context.origin)}/sandbox/face?token=${token}`,
    rule_id: RULE_ID,
    biz_token: token,
    request_id: randomKey(24),
  }
}

/**
 * While a check is pending, `code` contains its state, as on a real server. A passed one is recorded here, by the asking.
 */
export async function faceResult(context: RequestContext, member: Member, query: Record<string, string>) {
  const { biz_token: token, rule_id: rule } = query
  if (!token || !rule) throw badParams()
  if (!context.settings.sandbox.face_ready) throw brokenCall()
  const check = await peek(context, 'face', token)
  if (check?.memberId !== member.id) throw badParams()
  if (!check.isVerified) throw new Refusal({ status: 5 }, '')
  if (!member.isFaceVerified) {
    const realName = member.realName || member.nickName
    const idNumber = member.idNumber || '110101199001011234'
    await change(context, member, { isFaceVerified: true, realName, idNumber })
    await tell(context, member.id, '您已通过实名认证')
  }
  return { status: 9 }
}

/** @returns where the browser goes */
export async function endFace(context: RequestContext, token: string, result: string) {
  const check = await peek(context, 'face', token)
  if (!check) throw refuse('认证已过期，请重新发起')
  if (result === 'passed') await issue(context, 'face', { ...check, isVerified: true }, token)
  return check.returnUrl === 'PC' ? `${context.origin}/sandbox` : check.returnUrl
}
