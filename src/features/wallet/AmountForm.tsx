import { Text, View } from '@tarojs/components'

import type { ExtraConfig } from '@/api/app'
import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { RadioGroup } from '@/components/RadioRow'
import { TextField } from '@/components/TextField'
import { rechargeMaxYuan } from '@/config/limits'
import { useForm } from '@/features/shared/form/useForm'
import { formatExact } from '@/lib/count'
import { rules } from '@/lib/validators'
import { navigateTo } from '@/routes/navigate'

import styles from './recharge.module.scss'
import { texts } from './texts'

/** Whole yuan. */
const quickAmounts = [10, 30, 50, 100, 200, 500]

const amountRules = [rules.required(texts.amount), rules.digits(), rules.range(texts.amount, 1, rechargeMaxYuan)]

/** The amount to top up; the cashier does the rest. A quick amount fills the field. */
export function AmountForm({ terms }: { terms: ExtraConfig }) {
  const { values, field, set, submit } = useForm({
    fields: { amount: String(quickAmounts[2]) },
    rules: { amount: amountRules },
    submit: { call: async ({ amount }) => navigateTo('order', { type: 'recharge', id: Number(amount) }) },
  })
  const amount = Number(values.amount)
  const isGood = amountRules.every((rule) => rule(values.amount) === undefined)
  return (
    <View className={styles.form}>
      <View className={styles.title} role='heading' aria-level='2'>
        {texts.amount}
      </View>
      <RadioGroup label={texts.amount}>
        <View className={styles.amounts}>
          {quickAmounts.map((quick) => (
            <QuickAmount
              key={quick}
              yuan={quick}
              terms={terms}
              isChosen={quick === amount}
              onChoose={() => set('amount', String(quick))}
            />
          ))}
        </View>
      </RadioGroup>
      <TextField
        {...field('amount')}
        label={texts.ownAmount}
        placeholder={texts.ownAmountHint}
        lead={texts.ownAmount}
        type='digits'
        maxLength={6}
      />
      <View className={styles.submit}>
        <Button size='l' isBlock onClick={() => void submit()}>
          {isGood ? texts.rechargeAmount(amount) : texts.recharge}
        </Button>
      </View>
    </View>
  )
}

interface QuickAmountProps {
  yuan: number
  terms: ExtraConfig
  isChosen: boolean
  onChoose: () => void
}

function QuickAmount({ yuan, terms, isChosen, onChoose }: QuickAmountProps) {
  const { balanceName: coin, coinsPerYuan } = terms
  return (
    <Pressable
      className={cx(styles.amount, isChosen && styles.chosen)}
      role='radio'
      isChecked={isChosen}
      onClick={onChoose}
    >
      <Text className={styles.yuan}>{texts.yuan(yuan)}</Text>
      {coin && coinsPerYuan !== null && (
        <Text className={styles.coins}>{texts.coins(formatExact(yuan * coinsPerYuan), coin)}</Text>
      )}
    </Pressable>
  )
}
