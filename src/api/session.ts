import { request } from '@/http/request'

export const revokeToken = async (token: string): Promise<void> =>
  void (await request({ path: '/api/v2/logout', token }))
