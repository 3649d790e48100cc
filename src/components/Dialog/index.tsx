import { View } from '@tarojs/components'
import { type ReactNode, useRef, useState } from 'react'

import { type Focusable, onEscape, useLayer } from '../useLayer'
import styles from './index.module.scss'

interface DialogProps {
  isOpen: boolean
  /** Read aloud. */
  label: string
  /** Escape and "back". Absent = it stays until a choice is made. */
  onClose?: () => void
  children: ReactNode
}

/**
 * The inside of a modal layer. taro-ui's layers know nothing of keyboards and screen readers, so this adds role, name,
 * Escape, and the focus that comes in, stays and goes back. Its content is made when it first opens.
 */
export function Dialog({ isOpen, label, onClose, children }: DialogProps) {
  const box = useRef<Focusable>(null)
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  useLayer(isOpen, onClose, box)

  const edge = { className: styles.edge, tabindex: '0', onFocus: () => box.current?.focus?.() }
  const keys = { tabindex: '-1', onKeyDown: onEscape(onClose) }
  return (
    <>
      <View {...edge} />
      <View ref={box} className={styles.dialog} role='dialog' aria-modal aria-label={label} {...keys}>
        {hasOpened && children}
      </View>
      <View {...edge} />
    </>
  )
}
