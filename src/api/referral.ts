/** Add-on MultiLevelShare. See docs/backend/community.md#referrer. */
import { request } from '@/http/request'

/** @throws ApiError 'rejected' (`请勿重复绑定`) */
export const bindReferrer = async (msv: number): Promise<void> =>
  void (await request({ path: '/addons/MultiLevelShare/api/v1/user/bind', body: { msv } }))
