import { View } from '@tarojs/components'

import { Cover } from '@/components/Cover'
import type { GoodsKind } from '@/goods/define'

import styles from './promotions.module.scss'

interface BoxedCoverProps {
  src: string
  /** Absent = this app does not know the kind. */
  kind: GoodsKind | undefined
  /** Of the box, px. */
  width: 96 | 128
}

/** Book covers are upright. A box as wide as the other covers keeps the texts of a list aligned. */
export const BoxedCover = ({ src, kind, width }: BoxedCoverProps) => (
  <View className={styles[`box${width}`]}>
    <Cover src={src} ratio={kind?.coverRatio} width={kind?.coverRatio ? 72 : width} />
  </View>
)
