import { queryOptions } from '@tanstack/react-query'

import {
  getReferralAccount,
  getReferralRules,
  listInvitees,
  listReferralGoods,
  listReferralRecords,
  listWithdrawals,
} from '@/api/referralAccount'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'

const all = () => ['referral']

export const referralQueries = {
  /** The key of them all. */
  all,
  account: () =>
    queryOptions({
      queryKey: [...all(), 'account'],
      queryFn: ({ signal }) => getReferralAccount(signal),
      staleTime: 0,
    }),
  rules: () => queryOptions({ queryKey: [...all(), 'rules'], queryFn: ({ signal }) => getReferralRules(signal) }),
  goods: () => pagedQuery([...all(), 'goods'], (page, signal) => listReferralGoods(page, pageSize, signal)),
  records: () => pagedQuery([...all(), 'records'], (page, signal) => listReferralRecords(page, pageSize, signal)),
  invitees: () => pagedQuery([...all(), 'invitees'], (page, signal) => listInvitees(page, pageSize, signal)),
  withdrawals: () => pagedQuery([...all(), 'withdrawals'], (page, signal) => listWithdrawals(page, pageSize, signal)),
}
