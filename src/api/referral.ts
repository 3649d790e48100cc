/** Add-on MultiLevelShare. Contract `community.md` 7.1. */
import { request } from '@/http/request'

/** @throws ApiError 'rejected' (`请勿重复绑定`) */
export const bindReferrer = async (msv: number): Promise<void> =>
  void (await request({ path: '/addons/MultiLevelShare/api/v1/user/bind', body: { msv } }))
