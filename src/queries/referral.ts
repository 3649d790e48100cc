import { queryOptions } from '@tanstack/react-query'

import {
  createWithdrawal,
  getReferralAccount,
  getReferralRules,
  listInvitees,
  listReferralGoods,
  listReferralRecords,
  listWithdrawals,
  type WithdrawalDraft,
} from '@/api/referralAccount'
import { pageSize } from '@/config/limits'

import type { Creation } from './mutation'
import { pagedQuery } from './paged'

const all = () => ['referral']

export const referralQueries = {
  /** The prefix of all keys. */
  all,
  account: () =>
    queryOptions({
      queryKey: [...all(), 'account'],
      queryFn: ({ signal }) => getReferralAccount(signal),
      staleTime: 0,
    }),
  rules: () => queryOptions({ queryKey: [...all(), 'rules'], queryFn: ({ signal }) => getReferralRules(signal) }),
  goods: () => pagedQuery([...all(), 'goods'], listReferralGoods, pageSize),
  records: () => pagedQuery([...all(), 'records'], listReferralRecords, pageSize),
  invitees: () => pagedQuery([...all(), 'invitees'], listInvitees, pageSize),
  withdrawals: () => pagedQuery([...all(), 'withdrawals'], listWithdrawals, pageSize),
}

const withdraw: Creation<WithdrawalDraft, void> = {
  call: createWithdrawal,
  outdated: () => [all()],
  // 我的 shows the balance, too.
  changesMember: () => true,
  findMine: {
    place: () => 'withdrawal',
    words: ({ amountCents, account }) => `${amountCents} ${account}`,
    async newest({ account: mine }) {
      const { items } = await listWithdrawals(1, pageSize)
      return items.map(({ id, amountCents, account, createdAt }) => ({
        ...{ id, createdAt, answer: undefined },
        words: `${amountCents} ${account || mine}`,
      }))
    },
  },
}

export const referralMutations = { withdraw }
