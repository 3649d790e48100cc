import { View } from '@tarojs/components'

import { Icon, type IconName } from '@/components/Icon'
import { ProgressRing } from '@/components/ProgressRing'

import styles from './rowSign.module.scss'

interface RowSignProps {
  icon: IconName
  /** 0 to 1: the progress or the result; absent = not begun. */
  ratio?: number
}

/** Replaces a cover for things that never have a picture. It is decoration: the text beside it says the same. */
export function RowSign({ icon, ratio }: RowSignProps) {
  return (
    <View className={styles.sign} aria-hidden>
      {ratio === undefined ? <Icon name={icon} size={28} isDuo /> : <ProgressRing ratio={ratio} />}
    </View>
  )
}
