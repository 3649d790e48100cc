import { View } from '@tarojs/components'

import { Icon, type IconName } from '@/components/Icon'
import { ProgressRing } from '@/components/ProgressRing'

import styles from './rowSign.module.scss'

interface RowSignProps {
  icon: IconName
  /** 0 to 1: how far, or how well; absent = not begun. */
  ratio?: number
}

/** In place of a cover, for what never has a picture; the words beside it say the same. */
export function RowSign({ icon, ratio }: RowSignProps) {
  return (
    <View className={styles.sign} aria-hidden>
      {ratio === undefined ? <Icon name={icon} size={28} isDuo /> : <ProgressRing ratio={ratio} />}
    </View>
  )
}
