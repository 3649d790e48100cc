import { View } from '@tarojs/components'

import { Cover } from '@/components/Cover'
import type { GoodsKind } from '@/goods/define'

import styles from './promotions.module.scss'

interface BoxedCoverProps {
  src: string
  /** Absent = no kind that this app knows. */
  kind: GoodsKind | undefined
  /** Of the box, px at 375. */
  width: 96 | 128
}

/** Books stand upright among courses: in a box as wide as all others, so that the words of a list are in one line. */
export const BoxedCover = ({ src, kind, width }: BoxedCoverProps) => (
  <View className={styles[`box${width}`]}>
    <Cover src={src} ratio={kind?.coverRatio} width={kind?.coverRatio ? 72 : width} />
  </View>
)
