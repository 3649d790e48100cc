import { Text, View } from '@tarojs/components'

import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { webUrl } from '@/lib/safeUrl'

import { texts } from '../texts'
import styles from './media.module.scss'

interface FrameCardProps {
  url: string
  role: 'button' | 'link'
  text: string
  onClick: () => void
}

/** A card that names another site's player. Before a press nothing is requested from that site. */
export function FrameCard({ url, role, text, onClick }: FrameCardProps) {
  return (
    <Pressable className={styles.card} role={role} onClick={onClick}>
      <View className={styles.cardIcon}>
        <Icon name='play' size={20} />
      </View>
      <View className={styles.cardWords}>
        <Text className={styles.cardTitle}>{text}</Text>
        <Text className={styles.cardHost}>{texts.from(webUrl(url)?.host ?? '')}</Text>
      </View>
    </Pressable>
  )
}
