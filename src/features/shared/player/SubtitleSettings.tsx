import { Text, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'

import { Choices } from './Choices'
import styles from './Settings.module.scss'
import { type SubtitleLook, subtitleGrounds, subtitleSizes } from './subtitleLook'
import { texts } from './texts'
import type { Menus } from './useMenus'

interface SubtitleSettingsProps {
  look: SubtitleLook
  onLook: (look: SubtitleLook) => void
  menus: Menus
  panelClass?: string
}

const { off, sizes, grounds } = texts.subtitles
const sizeItems = [
  { value: 'off' as const, name: off },
  ...subtitleSizes.map((value) => ({ value, name: sizes[value] })),
]
const groundItems = subtitleGrounds.map((value) => ({ value, name: grounds[value] }))

/**
 * A button that opens the subtitle choices: on or off, size, background. The panel stays open, because the subtitle
 * itself shows each change.
 */
export function SubtitleSettings({ look, onLook, menus, panelClass }: SubtitleSettingsProps) {
  const isOpen = menus.open === 'subtitles'
  return (
    <View className={styles.settings} {...menus.keys}>
      <Pressable
        className={cx(styles.word, !look.isOn && styles.faint)}
        label={texts.subtitles.state(look.isOn ? sizes[look.size] : off)}
        isExpanded={isOpen}
        hasMenu
        onClick={() => menus.toggle('subtitles')}
      >
        <Text>{texts.subtitles.name}</Text>
      </Pressable>
      {isOpen && (
        <View className={cx(styles.panel, panelClass)}>
          <Choices
            box={menus.row}
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
