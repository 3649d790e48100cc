/** Core: the real-name check. See docs/backend/members.md#real-name-check. */
import * as v from 'valibot'

import { ApiError } from '@/http/apiError'
import { request } from '@/http/request'
import { decode, int, text } from '@/lib/decode'
import { webUrl } from '@/lib/safeUrl'

const nonEmptyText = v.pipe(text, v.nonEmpty())

const faceCheckWire = v.object({
  url: v.pipe(
    text,
    v.check((url) => webUrl(url) !== undefined),
  ),
  rule_id: nonEmptyText,
  biz_token: nonEmptyText,
})

export interface FaceCheck {
  /** The check is done there, on somebody else's page. */
  url: string
  ruleId: string
  bizToken: string
}

/**
 * @param returnUrl that page leads back to it; `PC` = a page of the server's own
 * @throws ApiError 'rejected' (`无法发起实名认证`, `当前学员已完成实人认证`)
 */
export async function createFaceCheck(returnUrl: string): Promise<FaceCheck> {
  const data = await request({ path: '/api/v3/member/tencent/faceVerify', body: { s_url: returnUrl } })
  const wire = decode(faceCheckWire, data)
  return { url: wire.url, ruleId: wire.rule_id, bizToken: wire.biz_token }
}

type FaceResult = 'passed' | 'pending'

const passedStatus = 9
const statusWire = v.object({ status: int })
/** While a check is pending, the server wrongly puts into `code` what belongs into `data`. */
const misplacedWire = v.object({ code: statusWire })

/**
 * The server records a passed check only while it answers this. 'pending' can also mean failed: it does not tell them
 * apart.
 * @param polling ends the call; who polls waits for the budget of background calls
 * @throws ApiError 'rejected' (`参数错误`: the check does not exist any more)
 */
export async function getFaceResult(check: FaceCheck, polling?: AbortSignal): Promise<FaceResult> {
  const query = { biz_token: check.bizToken, rule_id: check.ruleId }
  try {
    const data = await request({
      path: '/api/v3/member/tencent/faceVerify',
      method: 'GET',
      query,
      signal: polling,
      isBackground: polling !== undefined,
    })
    return decode(statusWire, data).status === passedStatus ? 'passed' : 'pending'
  } catch (error) {
    if (error instanceof ApiError && v.is(misplacedWire, error.raw)) return 'pending'
    throw error
  }
}
