import { Text, View } from '@tarojs/components'
import type { RefObject } from 'react'

import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import type { Focusable } from '@/components/useLayer'

import styles from './Choices.module.scss'

interface ChoicesProps<T> {
  /** The row, which takes the focus. */
  box?: RefObject<Focusable>
  /** Name of the choice: 倍速. Read aloud. */
  label: string
  items: readonly { value: T; name: string }[]
  value: T
  onChoose: (value: T) => void
}

interface Stop {
  focus: () => void
  ownerDocument: { activeElement: unknown }
}

/** A keyboard event of a browser. The mini-program has no keys. */
interface RowKey {
  key: string
  currentTarget: { querySelectorAll: (selector: string) => ArrayLike<Stop> }
  preventDefault: () => void
}

const steps: Record<string, number | undefined> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Arrow keys move along the row and wrap around. */
function onRowKey(event: RowKey): void {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const stops = Array.from(event.currentTarget.querySelectorAll('[role=menuitemradio]'))
  const at = stops.findIndex((stop) => stop === stop.ownerDocument.activeElement)
  const next = at < 0 ? (step > 0 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length
  stops[next]?.focus()
}

const keys = { tabindex: '-1', onKeyDown: onRowKey }

/** A row of choices over the picture, such as speed or quality. */
export function Choices<T extends string | number>({ box, label, items, value, onChoose }: ChoicesProps<T>) {
  return (
    <View ref={box} className={styles.row} role='menu' aria-label={label} {...keys}>
      {items.map((item) => (
        <Pressable
          key={item.value}
          role='menuitemradio'
          className={cx(styles.item, item.value === value && styles.on)}
          isChecked={item.value === value}
          onClick={() => onChoose(item.value)}
        >
          <Text>{item.name}</Text>
        </Pressable>
      ))}
    </View>
  )
}
