import { Text, View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { ListRow } from '@/components/ListRow'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { TextField } from '@/components/TextField'
import { QueryView, usePullDown } from '@/features/shared/page'
import { saleHint } from '@/features/shared/promotion/saleHint'
import { type Cents, formatCents } from '@/lib/money'
import { referralQueries } from '@/queries/referral'
import { goBackOrReplace } from '@/routes/navigate'

import { useReferralAccount } from './Account'
import styles from './referral.module.scss'
import { texts } from './texts'
import { useWithdrawal } from './useWithdrawal'
import { Withdrawals } from './Withdrawals'

const toReferral = { label: texts.form.toReferral, onClick: () => goBackOrReplace({ name: 'referral', params: {} }) }

/** Requests a payment of the balance, and shows earlier requests. */
export function Withdraw() {
  const account = useReferralAccount()
  usePullDown(referralQueries.all())
  return (
    <View className={styles.page}>
      <View className={styles.card}>
        <QueryView query={account} skeleton={<MediaRowsSkeleton />} title={texts.accountFailed} isCompact>
          {({ balanceCents }) => {
            if (balanceCents === null) return <StateView kind='error' title={texts.accountFailed} isCompact />
            if (balanceCents > 0) return <WithdrawForm balanceCents={balanceCents} />
            return <StateView kind='empty' {...saleHint(texts.form.empty)} action={toReferral} isCompact />
          }}
        </QueryView>
      </View>
      <Withdrawals />
    </View>
  )
}

function WithdrawForm({ balanceCents }: { balanceCents: Cents }) {
  const { field, set, submit, formError, isSubmitting, isAsleep } = useWithdrawal(balanceCents)
  const send = () => void submit()
  const all = formatCents(balanceCents)
  return (
    <>
      <ListRow label={texts.form.channel} value={<Text>{texts.form.alipay}</Text>} />
      <View className={styles.form}>
        <TextField
          {...field('account')}
          label={texts.form.account}
          lead={texts.form.account}
          placeholder={texts.form.accountHint}
          maxLength={64}
        />
        <TextField
          {...field('name')}
          label={texts.form.name}
          lead={texts.form.name}
          placeholder={texts.form.nameHint}
          maxLength={32}
        />
        <TextField
          {...field('amount')}
          label={texts.form.amount}
          placeholder={texts.form.amountHint(all)}
          lead={texts.form.amount}
          type='amount'
          maxLength={10}
          suffix={
            <Button size='s' kind='soft' onClick={() => set('amount', all)}>
              {texts.form.all}
            </Button>
          }
          onConfirm={send}
        />
        {formError && <FieldError text={formError} />}
        <View className={styles.submit}>
          <Button size='l' isBlock isLoading={isSubmitting} isDisabled={isAsleep} onClick={send}>
            {texts.form.apply}
          </Button>
        </View>
      </View>
    </>
  )
}
