import { queryOptions } from '@tanstack/react-query'

import { getInviteCode } from '@/api/inviteCode'

export const inviteCodeQuery = () =>
  queryOptions({ queryKey: ['inviteCode'], queryFn: ({ signal }) => getInviteCode(signal), staleTime: 60_000 })
