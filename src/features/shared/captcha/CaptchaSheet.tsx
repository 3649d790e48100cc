import { View } from '@tarojs/components'

import type { CaptchaAnswer } from '@/api/captcha'
import { Button } from '@/components/Button'
import { Sheet } from '@/components/Sheet'
import { useAction } from '@/features/shared/action'
import type { CaptchaUse } from '@/queries/captcha'

import { CaptchaField } from './CaptchaField'
import styles from './index.module.scss'
import { useCaptcha } from './useCaptcha'

interface CaptchaSheetProps {
  use: CaptchaUse
  title: string
  confirmLabel: string
  onClose: () => void
  /** Must reject when the server refuses. */
  onSend: (answer: CaptchaAnswer) => Promise<void>
  /** The refusal is not about the picture. */
  onRefused: (reason: unknown) => void
}

/** Asks for the characters of a picture. Each opening shows a new one. */
export function CaptchaSheet({ use, title, confirmLabel, onClose, onSend, onRefused }: CaptchaSheetProps) {
  const captcha = useCaptcha(use)
  const { run, isRunning } = useAction(
    { call: onSend },
    {
      failed(reason) {
        if (captcha.refuse(reason)) captcha.renew()
        else onRefused(reason)
      },
    },
  )
  const send = () => captcha.check() && void run(captcha.answer)
  return (
    <Sheet
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <Button size='l' isBlock isLoading={isRunning} onClick={send}>
          {confirmLabel}
        </Button>
      }
    >
      <View className={styles.sheet}>
        <CaptchaField captcha={captcha} onConfirm={send} />
      </View>
    </Sheet>
  )
}
