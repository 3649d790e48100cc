import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { Sheet } from '@/components/Sheet'
import { TextLink } from '@/components/TextLink'

import styles from './snapshot.module.scss'
import { texts } from './texts'

interface ConsentSheetProps {
  isOpen: boolean
  maxCount: number
  onAnswer: (hasAgreed: boolean) => void
  /** Closed without an answer: asked again next time. */
  onClose: () => void
  /** Photographs from before can be managed without consent, too. */
  onManage: () => void
}

/** Before the camera starts: what is photographed, when, who sees it, how to delete it. */
export function ConsentSheet({ isOpen, maxCount, onAnswer, onClose, onManage }: ConsentSheetProps) {
  const { why, points, agree, later } = texts.consent
  const footer = (
    <View className={styles.answers}>
      <Button kind='line' isBlock onClick={() => onAnswer(false)}>
        {later}
      </Button>
      <Button isBlock onClick={() => onAnswer(true)}>
        {agree}
      </Button>
    </View>
  )
  return (
    <Sheet isOpen={isOpen} title={texts.title} onClose={onClose} footer={footer}>
      <View className={styles.consent}>
        <View>{why}</View>
        {points(maxCount).map(({ label, text }) => (
          <View key={label} className={styles.point}>
            <View className={styles.label}>{label}</View>
            <View>{text}</View>
          </View>
        ))}
        {isOpen && (
          <TextLink role='button' tone='brand' onClick={onManage}>
            {texts.manage}
          </TextLink>
        )}
      </View>
    </Sheet>
  )
}
