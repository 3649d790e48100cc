import { Image, View } from '@tarojs/components'
import { type ReactNode, useMemo, useState } from 'react'

import { sizedPicture } from '@/lib/sizedPicture'

import { cx } from '../cx'
import { Icon, type IconName } from '../Icon'
import styles from './index.module.scss'

export interface CoverProps {
  /** '' = no picture: a drawn door takes its place. */
  src: string
  /** Takes its place where there is never a picture. */
  emblem?: IconName
  ratio?: '4:3' | '3:4' | '3:1' | '16:9'
  /** px; `full` fills its parent. */
  width?: 56 | 72 | 96 | 104 | 128 | 160 | 'full'
  /** Only where the picture says more than the words beside it. */
  alt?: string
  /** Off for pictures of the first screen. */
  isLazy?: boolean
  /** On the picture: a tag, a play mark. */
  children?: ReactNode
}

/** px; a full one is hardly wider on any screen (columns). */
const screenWidth = 375

const ratioClass = { '4:3': 'landscape', '3:4': 'portrait', '3:1': 'banner', '16:9': 'wide' } as const

/** A picture that keeps its box while it loads. It is never cropped, because covers carry words. */
export function Cover(props: CoverProps) {
  const { src, emblem, ratio = '4:3', width = 'full', alt = '', isLazy = true, children } = props
  const [failedSrc, setFailedSrc] = useState('')
  const nativeProps = useMemo(() => ({ alt, decoding: 'async' }), [alt])
  const sized = sizedPicture(src, width === 'full' ? screenWidth : width)
  // A host that does not make it smaller has it as it is.
  const shown = sized === failedSrc ? src : sized
  const hasPicture = src !== '' && src !== failedSrc
  const standIn = emblem ? styles.emblem : styles.drawn
  const box = cx(styles.cover, styles[`w${width}`], styles[ratioClass[ratio]], !hasPicture && standIn)
  return (
    <View className={box}>
      {hasPicture && (
        <Image
          className={styles.image}
          src={shown}
          mode='aspectFit'
          lazyLoad={isLazy}
          nativeProps={nativeProps}
          onError={() => setFailedSrc(shown)}
        />
      )}
      {!hasPicture && emblem && <Icon name={emblem} isDuo />}
      {children && <View className={styles.over}>{children}</View>}
    </View>
  )
}
