import { Text, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'

import { Choices } from './Choices'
import styles from './Settings.module.scss'
import { type SubtitleStyle, subtitleGrounds, subtitleSizes } from './subtitleStyle'
import { texts } from './texts'
import type { Menus } from './useMenus'

interface SubtitleSettingsProps {
  style: SubtitleStyle
  onStyle: (style: SubtitleStyle) => void
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
export function SubtitleSettings({ style, onStyle, menus, panelClass }: SubtitleSettingsProps) {
  const isOpen = menus.open === 'subtitles'
  return (
    <View className={styles.settings} {...menus.keys}>
      <Pressable
        className={cx(styles.word, !style.isOn && styles.faint)}
        label={texts.subtitles.state(style.isOn ? sizes[style.size] : off)}
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
            value={style.isOn ? style.size : 'off'}
            onChoose={(size) => onStyle(size === 'off' ? { ...style, isOn: false } : { ...style, isOn: true, size })}
          />
          {style.isOn && (
            <Choices
              label={texts.subtitles.ground}
              items={groundItems}
              value={style.ground}
              onChoose={(ground) => onStyle({ ...style, ground })}
            />
          )}
        </View>
      )}
    </View>
  )
}
