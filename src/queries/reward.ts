import { queryOptions } from '@tanstack/react-query'

import { getReward } from '@/api/referral'

/** The reward for sharing a thing. `type` is the word of share links. */
export const rewardQuery = (type: string, id: number) =>
  queryOptions({ queryKey: ['reward', type, id], queryFn: ({ signal }) => getReward(type, id, signal) })
