import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import AtModal from 'taro-ui/lib/components/modal'

import { Button } from '../Button'
import { Dialog } from '../Dialog'
import styles from './index.module.scss'

interface ModalChoice {
  /** A verb. */
  label: string
  onClick: () => void
  isLoading?: boolean
}

interface ConfirmModalProps {
  isOpen: boolean
  title: string
  content?: ReactNode
  /** The right, red button. */
  action: ModalChoice
  /** The left one; absent = a single button. */
  secondary?: ModalChoice
  /** Escape and "back", like the harmless button. Absent = one of the buttons must be chosen. */
  onDismiss?: () => void
}

export function ConfirmModal({ isOpen, title, content, action, secondary, onDismiss }: ConfirmModalProps) {
  // The words are children, because taro-ui would write `content` into the page as HTML. A tap outside does not close:
  // it is too often the second one of a pair.
  return (
    <AtModal className={styles.modal} isOpened={isOpen} closeOnClickOverlay={false}>
      <Dialog isOpen={isOpen} label={title} onClose={onDismiss}>
        <View className={styles.title} role='heading' aria-level='2'>
          {title}
        </View>
        {content && <View className={styles.content}>{content}</View>}
        <View className={styles.choices}>
          {secondary && <Choice {...secondary} kind='line' />}
          <Choice {...action} kind='primary' />
        </View>
      </Dialog>
    </AtModal>
  )
}

function Choice({ label, onClick, isLoading, kind }: ModalChoice & { kind: 'line' | 'primary' }) {
  return (
    <Button kind={kind} isBlock isLoading={isLoading} onClick={onClick}>
      {label}
    </Button>
  )
}
