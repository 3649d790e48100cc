import { queryOptions } from '@tanstack/react-query'

import { createInviteCode, getInviteCode } from '@/api/inviteCode'

import type { Mutation } from './mutation'

export const inviteCodeQuery = () =>
  queryOptions({ queryKey: ['inviteCode'], queryFn: ({ signal }) => getInviteCode(signal), staleTime: 60_000 })

const create: Mutation<void, void> = { call: createInviteCode, outdated: () => [inviteCodeQuery().queryKey] }

export const inviteCodeMutations = { create }
