import { View } from '@tarojs/components'
import { useRef, useState } from 'react'

import type { AppliedPromo } from '@/api/order'
import { Button } from '@/components/Button'
import { Sheet } from '@/components/Sheet'
import { TextField } from '@/components/TextField'
import { useAction } from '@/features/shared/action'
import { errorText } from '@/http/apiError'
import { useAppConfig } from '@/stores/appConfig'

import { tryPromoCode } from './promo'
import styles from './promo.module.scss'
import { texts } from './texts'

interface PromoSheetProps {
  isOpen: boolean
  onClose: () => void
  promo: AppliedPromo | null
  onChange: (promo: AppliedPromo | null) => void
}

/** A promo code is typed and checked here. An error stands at the field, and the typed text stays. */
export function PromoSheet({ isOpen, onClose, promo, onChange }: PromoSheetProps) {
  const [typed, setTyped] = useState(promo?.code ?? '')
  const [error, setError] = useState<string>()
  // A slow answer about another code than the one in the field is dropped.
  const latest = useRef(typed)
  const enabledAddons = useAppConfig(({ config }) => config?.enabledAddons ?? [])

  const type = (value: string) => {
    latest.current = value
    setTyped(value)
    setError(undefined)
  }
  const leaveWith = (next: AppliedPromo | null) => {
    onChange(next)
    onClose()
  }
  const using = useAction(
    { call: (code: string) => tryPromoCode(code, enabledAddons) },
    {
      done(answer, code) {
        if (latest.current !== code) return
        if ('promo' in answer) leaveWith(answer.promo)
        else setError(answer.message)
      },
      failed: (failure, code) => latest.current === code && setError(errorText(failure)),
    },
  )
  const use = () => void using.run(typed)
  const remove = () => {
    type('')
    leaveWith(null)
  }

  return (
    <Sheet
      isOpen={isOpen}
      title={texts.promo.title}
      onClose={onClose}
      footer={
        <View className={styles.choices}>
          {promo && (
            <Button kind='line' size='l' isBlock onClick={remove}>
              {texts.promo.remove}
            </Button>
          )}
          <Button size='l' isBlock isLoading={using.isRunning} onClick={use}>
            {texts.promo.use}
          </Button>
        </View>
      }
    >
      <View className={styles.field}>
        <TextField
          label={texts.promo.title}
          placeholder={texts.promo.placeholder}
          value={typed}
          maxLength={32}
          error={error}
          onInput={type}
          onConfirm={use}
        />
      </View>
    </Sheet>
  )
}
