import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { formatBytes } from '@/lib/bytes'

import styles from './fileRow.module.scss'

interface FileRowProps {
  file: { name: string; extension: string; sizeBytes: number }
  /** After the size: what else matters before a press. */
  note?: string
  isBusy: boolean
  onClick: () => void
  /** At the right: what a press does, or the progress. */
  children: ReactNode
  /** Beside it: another thing to press. */
  aside?: ReactNode
}

export function FileRow({
  file: { name, extension, sizeBytes },
  note,
  isBusy,
  onClick,
  children,
  aside,
}: FileRowProps) {
  const meta = [extension.toUpperCase(), sizeBytes > 0 && formatBytes(sizeBytes), note].filter(Boolean).join(' · ')
  return (
    <View className={styles.row}>
      <Pressable className={styles.file} isBusy={isBusy} onClick={onClick}>
        <Icon name='file' className={styles.icon} />
        <View className={styles.words}>
          <View className={styles.name}>{name}</View>
          {meta !== '' && <View className={styles.meta}>{meta}</View>}
        </View>
        <View className={styles.end}>{children}</View>
      </Pressable>
      {aside && <View className={styles.aside}>{aside}</View>}
    </View>
  )
}
