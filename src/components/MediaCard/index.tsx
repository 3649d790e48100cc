import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { cx } from '../cx'
import { Cover, type CoverProps } from '../Cover'
import { Pressable, type PressableProps } from '../Pressable'
import styles from './index.module.scss'

interface MediaCardProps
  extends Pick<CoverProps, 'ratio' | 'isLazy' | 'emblem'>, Pick<PressableProps, 'onClick' | 'onReach' | 'href'> {
  title: string
  coverSrc: string
  /** Cover at the left in a list, on top in a shelf. */
  layout?: 'row' | 'shelf'
  coverWidth?: CoverProps['width']
  /** In place of a cover: a ring, a sign. */
  lead?: ReactNode
  /** On the cover: 直播中. */
  coverTag?: ReactNode
  /** 42 课时 · 3,286 人在学 */
  meta?: string
  /** The bottom line: a price, tags, a progress bar. */
  footer?: ReactNode
  /** At the right, to look at: a ring. */
  trailing?: ReactNode
  /** At the right, with a press of its own. */
  action?: ReactNode
}

/** One thing to learn or to buy, of any kind. */
export function MediaCard(props: MediaCardProps) {
  const { title, coverSrc, emblem, onClick, onReach, href, layout = 'row', ratio, isLazy, coverTag } = props
  const { meta, footer, trailing, action } = props
  const shelfWidth = ratio === '3:4' ? 104 : 160
  const coverWidth = props.coverWidth ?? (layout === 'row' ? 128 : shelfWidth)
  return (
    <View className={cx(styles.card, styles[layout], styles[`w${coverWidth}`])}>
      <Pressable className={styles.link} role='link' href={href} onClick={onClick} onReach={onReach}>
        {props.lead ?? (
          <Cover
            src={coverSrc}
            emblem={emblem}
            ratio={ratio}
            width={layout === 'row' ? coverWidth : 'full'}
            isLazy={isLazy}
          >
            {coverTag && <View className={styles.coverTag}>{coverTag}</View>}
          </Cover>
        )}
        <View className={styles.words}>
          <View className={styles.title}>{title}</View>
          {meta && <View className={styles.meta}>{meta}</View>}
          {footer && <View className={styles.footer}>{footer}</View>}
        </View>
        {trailing}
      </Pressable>
      {action && <View className={styles.action}>{action}</View>}
    </View>
  )
}
