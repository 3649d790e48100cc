import { View } from '@tarojs/components'
import type { KeyboardEvent, ReactNode } from 'react'

import { cx } from '../cx'
import { Pressable } from '../Pressable'
import styles from './index.module.scss'

interface RadioRowProps {
  title: string
  hint?: string
  /** A mark before the title, 28 x 28. */
  mark?: ReactNode
  isChecked: boolean
  onSelect: () => void
  isDisabled?: boolean
}

/** Rows of one choice belong into a `RadioGroup`. */
export function RadioRow({ title, hint, mark, isChecked, onSelect, isDisabled }: RadioRowProps) {
  return (
    <Pressable className={styles.row} role='radio' isChecked={isChecked} isDisabled={isDisabled} onClick={onSelect}>
      {mark}
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        {hint && <View className={styles.hint}>{hint}</View>}
      </View>
      <View className={cx(styles.dot, isChecked && styles.checked)} />
    </Pressable>
  )
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * H5 only: arrow keys go from one radio to the next, and round. They choose nothing, because an answer that is shown at
 * once, or a way to pay, must not be chosen in passing.
 */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]:not([aria-disabled=true])')]
  const at = radios.findIndex((radio) => radio === event.target)
  if (step === undefined || at < 0) return
  event.preventDefault()
  radios[(at + step + radios.length) % radios.length]?.focus()
}

// Not among View's types: Taro passes the browser's own event.
const keys = { onKeyDown }

/** `label` names the choice: 支付方式. */
export function RadioGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View role='radiogroup' aria-label={label} {...keys}>
      {children}
    </View>
  )
}
