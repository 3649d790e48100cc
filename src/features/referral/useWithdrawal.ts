import { useState } from 'react'

import { toast } from '@/features/shared/dialog'
import { type FieldRules, useForm } from '@/features/shared/form/useForm'
import { type Cents, formatCents, yuanToCents } from '@/lib/money'
import { isEmpty } from '@/lib/isEmpty'
import { mutationFor } from '@/queries/mutation'
import { referralMutations } from '@/queries/referral'
import { formDraft } from '@/stores/formDraft'

import { texts } from './texts'

type Fields = Record<'account' | 'name' | 'amount', string>

const draft = formDraft('withdrawal', { account: '', name: '', amount: '' })

const required = (message: string) => (value: string) => (isEmpty(value) ? message : undefined)

/** Checked in this order (docs/backend/promotions.md#referral). */
const withdrawalRules = (balanceCents: Cents): FieldRules<Fields> => ({
  account: [required(texts.form.noAccount)],
  name: [required(texts.form.noName)],
  amount: [
    required(texts.form.noAmount),
    (amount) => (/^-|^0*(\.0*)?$/.test(amount.trim()) ? texts.form.nothing : undefined),
    (amount) => (/^\d+\.\d{3,}$/.test(amount.trim()) ? texts.form.tooFine : undefined),
    (amount) => (yuanToCents(amount) === null ? texts.form.noNumber : undefined),
    (amount) => ((yuanToCents(amount) ?? 0) > balanceCents ? texts.form.tooMuch(formatCents(balanceCents)) : undefined),
  ],
})

/** A request to pay out money. Afterwards the button is disabled until another request is begun. */
export function useWithdrawal(balanceCents: Cents) {
  const [wasSent, setSent] = useState(false)
  const form = useForm({
    fields: { account: '', name: '', amount: '' },
    rules: withdrawalRules(balanceCents),
    submit: mutationFor(referralMutations.withdraw, ({ account, name, amount }: Fields) => ({
      ...{ account: account.trim(), name: name.trim() },
      amountCents: yuanToCents(amount) ?? 0,
    })),
    draft,
    clearsAfter: true,
    done() {
      toast(texts.form.applied, 'success')
      setSent(true)
    },
  })
  return { ...form, isAsleep: wasSent && Object.values(form.values).every(isEmpty) }
}
