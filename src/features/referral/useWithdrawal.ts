import { useQueryClient } from '@tanstack/react-query'

import { createWithdrawal, listWithdrawals, type WithdrawalDraft } from '@/api/referralAccount'
import { toast } from '@/features/shared/dialog'
import { type FieldRules, useForm } from '@/features/shared/form/useForm'
import { refreshMember } from '@/features/shared/session'
import { type Cents, yuanToCents } from '@/lib/money'
import { isEmpty } from '@/lib/validators'
import { referralQueries } from '@/queries/referral'

import { texts } from './texts'

interface Fields {
  account: string
  name: string
  amount: string
}

const required = (message: string) => (value: string) => (isEmpty(value) ? message : undefined)

/** In the order in which they are asked (docs/backend/promotions.md#referral). */
const withdrawalRules = (balanceCents: Cents): FieldRules<Fields> => ({
  account: [required(texts.form.noAccount)],
  name: [required(texts.form.noName)],
  amount: [
    required(texts.form.noAmount),
    (amount) => (yuanToCents(amount) === null ? texts.form.noMoney : undefined),
    (amount) => ((yuanToCents(amount) ?? 0) > balanceCents ? texts.form.tooMuch : undefined),
    (amount) => (yuanToCents(amount) === 0 ? texts.form.nothing : undefined),
  ],
})

/** The newest one, if the server tells. */
const newestId = async (): Promise<number> => (await listWithdrawals(1, 1)).items[0]?.id ?? 0

/** Once: when it seems to have failed, the list tells whether it has been heard. */
async function send(draft: WithdrawalDraft): Promise<void> {
  const before = await newestId().catch(() => undefined)
  try {
    await createWithdrawal(draft)
  } catch (error) {
    // A refusal, too, may be of a second one: browsers repeat by themselves what a broken connection has not answered.
    if (before === undefined || (await newestId().catch(() => before)) === before) throw error
  }
}

/** A request to have money paid out. */
export function useWithdrawal(balanceCents: Cents) {
  const client = useQueryClient()
  return useForm<Fields>({
    fields: { account: '', name: '', amount: '' },
    rules: withdrawalRules(balanceCents),
    async submit({ account, name, amount }) {
      try {
        await send({ account: account.trim(), name: name.trim(), amountCents: yuanToCents(amount) ?? 0 })
        toast(texts.form.applied, 'success')
      } finally {
        // Also after a refusal: the balance was another one, then.
        await client.invalidateQueries({ queryKey: referralQueries.all() })
      }
      // 我的 shows the balance, too; the old record stays when the new one cannot be read.
      refreshMember().catch(() => undefined)
    },
  })
}
