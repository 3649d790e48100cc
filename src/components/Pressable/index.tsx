import { type ITouchEvent, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { cx } from '../cx'
import styles from './index.module.scss'

export interface PressableProps {
  onClick: () => void
  /** H5: a finger has come down on it. It may still go on to scroll. */
  onReach?: () => void
  /**
   * H5: the address of the page behind a link, for opening it beside this page and for copying. A plain press still
   * calls `onClick`.
   */
  href?: string
  children?: ReactNode
  /** Read aloud where the content is no text, or too much text. */
  label?: string
  role?: 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'switch' | 'menuitemradio'
  isDisabled?: boolean
  /** The state of its role: toggles, tabs, boxes and radios, what unfolds something, the current page. */
  isPressed?: boolean
  isSelected?: boolean
  isChecked?: boolean
  isExpanded?: boolean
  /** It unfolds a menu. */
  hasMenu?: boolean
  isCurrent?: boolean
  isBusy?: boolean
  className?: string
  /** Tests find it by this. */
  id?: string
}

/** On H5 it is the browser's event, whose modifier keys open a link elsewhere. */
type PressEvent = Pick<ITouchEvent, 'stopPropagation' | 'preventDefault'> &
  Partial<Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>>

/**
 * Anything that can be pressed: by finger, mouse, Enter or Space. It shows at once that it is pressed. A press belongs
 * to the innermost one. The caller gives it its size: at least 44 x 44.
 */
export function Pressable(props: PressableProps) {
  const { onClick, onReach, href, children, label, role = 'button', isDisabled = false, className, id } = props
  const press = (event: PressEvent) => {
    event.stopPropagation()
    if (href) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
    }
    if (!isDisabled) onClick()
  }
  // H5 only, so not among View's types: Taro passes the browser's own event.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return
    if (event.key === ' ' || !href) event.preventDefault()
    press(event)
  }
  // Taro's H5 elements would turn an absent id into "undefined".
  const rest = {
    tabindex: isDisabled ? '-1' : '0',
    onKeyDown,
    ...(onReach ? { onPointerDown: onReach } : {}),
    ...(id ? { id } : {}),
    ...(href ? { href } : {}),
  }
  return (
    <View
      className={cx(styles.pressable, isDisabled && styles.disabled, className)}
      role={role}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      aria-pressed={props.isPressed}
      aria-selected={props.isSelected}
      aria-checked={props.isChecked}
      aria-expanded={props.isExpanded}
      aria-haspopup={props.hasMenu ? 'menu' : undefined}
      aria-current={props.isCurrent ? 'page' : undefined}
      aria-busy={props.isBusy || undefined}
      onClick={press}
      {...rest}
    >
      {children}
    </View>
  )
}
