import { Image, Text, View } from '@tarojs/components'
import { useState } from 'react'

import { cx } from '../cx'
import styles from './index.module.scss'

interface AvatarProps {
  /** '' = no picture. */
  src: string
  name: string
  size?: 24 | 36 | 44 | 60
}

const tintCount = 4

/** A name always has the same ground. */
const tintOf = (name: string) => 1 + ([...name].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % tintCount)

const decoration = { alt: '' }

/**
 * A round picture, or the name's first character where no picture loads. It is decoration: the name stands beside it.
 */
export function Avatar({ src, name, size = 36 }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState('')
  const hasPicture = src !== '' && src !== failedSrc
  const [initial = ''] = name.trim()
  return (
    <View className={cx(styles.avatar, styles[`s${size}`], styles[`tint${tintOf(name)}`])} aria-hidden>
      {hasPicture ? (
        <Image
          className={styles.image}
          src={src}
          mode='aspectFill'
          nativeProps={decoration}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <Text>{initial}</Text>
      )}
    </View>
  )
}
