import { View } from '@tarojs/components'

import type { CaptchaAnswer } from '@/api/captcha'
import { Button } from '@/components/Button'
import { Sheet } from '@/components/Sheet'
import { CaptchaField, useCaptcha } from '@/features/shared/captcha'
import { useTask } from '@/features/shared/form/useTask'

import styles from './redemption.module.scss'
import { texts } from './texts'

interface CaptchaSheetProps {
  onClose: () => void
  /** Rejects when the server refuses. */
  onSend: (answer: CaptchaAnswer) => Promise<void>
  /** What was refused is not the picture's. */
  onRefused: (reason: unknown) => void
}

/** Asks for what is read in a picture, a new one each time it opens. */
export function CaptchaSheet({ onClose, onSend, onRefused }: CaptchaSheetProps) {
  const captcha = useCaptcha('redemption')
  const { run, isRunning } = useTask(async () => {
    if (!captcha.check()) return
    try {
      await onSend(captcha.answer)
    } catch (reason) {
      if (captcha.refuse(reason)) captcha.renew()
      else onRefused(reason)
    }
  })
  const send = () => void run()
  return (
    <Sheet
      isOpen
      title={texts.captchaTitle}
      onClose={onClose}
      footer={
        <Button size='l' isBlock isLoading={isRunning} onClick={send}>
          {texts.confirmCaptcha}
        </Button>
      }
    >
      <View className={styles.captcha}>
        <CaptchaField captcha={captcha} onConfirm={send} />
      </View>
    </Sheet>
  )
}
