import { Text, View } from '@tarojs/components'
import { useRef, useState } from 'react'

import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { type Focusable, onEscape, useLayer } from '@/components/useLayer'

import { Choices } from './Choices'
import styles from './Settings.module.scss'
import { type SubtitleLook, subtitleGrounds, subtitleSizes } from './subtitleLook'
import { texts } from './texts'

interface SubtitleSettingsProps {
  look: SubtitleLook
  onLook: (look: SubtitleLook) => void
  /** True while the panel is open: the controls stay. */
  onHold?: (isHeld: boolean) => void
  panelClass?: string
}

const { off, sizes, grounds } = texts.subtitles
const sizeItems = [
  { value: 'off' as const, name: off },
  ...subtitleSizes.map((value) => ({ value, name: sizes[value] })),
]
const groundItems = subtitleGrounds.map((value) => ({ value, name: grounds[value] }))

/** One word that opens what is to be chosen: whether, how large, on what ground. The panel stays: the line shows it. */
export function SubtitleSettings({ look, onLook, onHold, panelClass }: SubtitleSettingsProps) {
  const [isOpen, setOpen] = useState(false)
  const open = (next: boolean) => {
    setOpen(next)
    onHold?.(next)
  }
  const shut = () => open(false)
  const row = useRef<Focusable>(null)
  useLayer(isOpen, shut, row, false)
  // A second Escape is the player's.
  const keys = isOpen ? { onKeyDown: onEscape(shut) } : {}
  return (
    <View className={styles.settings} {...keys}>
      <Pressable
        className={cx(styles.word, !look.isOn && styles.faint)}
        label={texts.subtitles.state(look.isOn ? sizes[look.size] : off)}
        isExpanded={isOpen}
        hasMenu
        onClick={() => open(!isOpen)}
      >
        <Text>{texts.subtitles.name}</Text>
      </Pressable>
      {isOpen && (
        <View className={cx(styles.panel, panelClass)}>
          <Choices
            box={row}
            label={texts.subtitles.size}
            items={sizeItems}
            value={look.isOn ? look.size : 'off'}
            onChoose={(size) => onLook(size === 'off' ? { ...look, isOn: false } : { ...look, isOn: true, size })}
          />
          {look.isOn && (
            <Choices
              label={texts.subtitles.ground}
              items={groundItems}
              value={look.ground}
              onChoose={(ground) => onLook({ ...look, ground })}
            />
          )}
        </View>
      )}
    </View>
  )
}
