import { ScrollView, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import AtFloatLayout from 'taro-ui/lib/components/float-layout'

import { Dialog } from '../Dialog'
import { IconButton } from '../IconButton'
import { texts } from '../texts'
import styles from './index.module.scss'

interface SheetProps {
  isOpen: boolean
  title: string
  /** By the cross, the scrim or Escape. */
  onClose: () => void
  children: ReactNode
  /** Stays below the scrolling content: the one button. */
  footer?: ReactNode
  /** Names the scrolling box, for who scrolls it. */
  boxId?: string
}

export function Sheet({ isOpen, title, onClose, children, footer, boxId }: SheetProps) {
  return (
    <AtFloatLayout className={styles.sheet} isOpened={isOpen} scrollY={false} onClose={onClose}>
      <Dialog isOpen={isOpen} label={title} onClose={onClose}>
        <View className={styles.header}>
          <View className={styles.title} role='heading' aria-level='2'>
            {title}
          </View>
          <IconButton icon='close' size={20} label={texts.close} onClick={onClose} />
        </View>
        <ScrollView className={styles.body} scrollY {...(boxId && { id: boxId, enhanced: true })}>
          {children}
        </ScrollView>
        {footer && <View className={styles.footer}>{footer}</View>}
      </Dialog>
    </AtFloatLayout>
  )
}
