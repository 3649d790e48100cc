import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import styles from './index.module.scss'

interface DialogProps {
  isOpen: boolean
  /** The spoken name. */
  label: string
  /** Escape. Absent: it stays until a choice is made. */
  onClose?: () => void
  children: ReactNode
}

/** What is used of a DOM element. The mini-program has no keyboard, and its document no active element. */
interface Focusable {
  focus?: () => void
  ownerDocument?: { activeElement?: Focusable | null }
}

/** A key as the browser sends it, or as Taro's Input passes it on. */
interface KeyLike {
  key?: string
  detail?: number | { keyCode?: number } | null
}

const escapeCode = 27
const isEscape = ({ key, detail }: KeyLike) =>
  key === 'Escape' || (typeof detail === 'object' && detail?.keyCode === escapeCode)

/**
 * The inside of a modal layer. taro-ui's layers know nothing of keyboards and screen readers: here are the
 * role, the name, Escape, the focus that comes in, stays and goes back. The first opening makes its content.
 */
export function Dialog({ isOpen, label, onClose, children }: DialogProps) {
  const box = useRef<Focusable>(null)
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)

  useEffect(() => {
    const opener = box.current?.ownerDocument?.activeElement
    if (!isOpen || !opener) return undefined
    box.current?.focus?.()
    return () => opener.focus?.()
  }, [isOpen])

  const edge = { className: styles.edge, tabindex: '0', onFocus: () => box.current?.focus?.() }
  const keys = { tabindex: '-1', onKeyDown: (event: KeyLike) => void (isEscape(event) && onClose?.()) }
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
