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
  /** The key of them all. */
  all,
  account: () =>
    queryOptions({
      queryKey: [...all(), 'account'],
      queryFn: ({ signal }) => getReferralAccount(signal),
      staleTime: 0,
    }),
  rules: () => queryOptions({ queryKey: [...all(), 'rules'], queryFn: ({ signal }) => getReferralRules(signal) }),
  goods: () =>
    pagedQuery([...all(), 'goods'], (page, signal, size = pageSize) => listReferralGoods(page, size, signal)),
  records: () =>
    pagedQuery([...all(), 'records'], (page, signal, size = pageSize) => listReferralRecords(page, size, signal)),
  invitees: () =>
    pagedQuery([...all(), 'invitees'], (page, signal, size = pageSize) => listInvitees(page, size, signal)),
  withdrawals: () =>
    pagedQuery([...all(), 'withdrawals'], (page, signal, size = pageSize) => listWithdrawals(page, size, signal)),
}

/** Has money paid out. */
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
