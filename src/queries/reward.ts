import { queryOptions } from '@tanstack/react-query'

import { getReward } from '@/api/referral'

/** What sharing a thing is worth; `type` as share links call it. */
export const rewardQuery = (type: string, id: number) =>
  queryOptions({ queryKey: ['reward', type, id], queryFn: ({ signal }) => getReward(type, id, signal) })
