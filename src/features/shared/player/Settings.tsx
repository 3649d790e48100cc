import { Text, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { toast } from '@/features/shared/dialog'

import { Choices } from './Choices'
import { sourceChoices } from './sources'
import { type Speed, speeds } from './rules'
import { qualityItem } from './playerPreferences'
import styles from './Settings.module.scss'
import { texts } from './texts'
import type { Menu, Menus } from './useMenus'
import type { SourceFallback } from './useSourceFallback'

/** The pictures of different height that the address at hand has, and which is played. */
export interface Rendition {
  /** px, the highest first. */
  heights: number[]
  /** null = as the network allows. */
  height: number | null
  onPick: (height: number | null) => void
}

interface SettingsProps {
  fallback: Pick<SourceFallback, 'sources' | 'index'>
  /** Where the player can choose among them. */
  rendition?: Rendition
  speed: Speed
  isSpeedFixed: boolean
  /** A stream has no speed at all. */
  isLive?: boolean
  onSpeed: (speed: Speed) => void
  /** Another source, by its index. */
  onSource: (index: number) => void
  menus: Menus
  /** Where the open row lies. */
  panelClass?: string
}

const speedItems = speeds.map((value) => ({ value, name: texts.speedLabel(value) }))

/** Speed, quality and source: words to press, each opens one row to choose from. */
export function Settings(props: SettingsProps) {
  const { fallback, rendition, speed, isSpeedFixed, isLive, onSpeed, onSource, menus, panelClass } = props
  const { open: menu, row, toggle } = menus
  /** A word that opens its row, or shuts it. */
  const wordOf = (name: Menu) => ({
    isExpanded: menu === name,
    hasMenu: true,
    onClick: () => toggle(name),
  })
  /** A choice shuts the row. */
  const choosing =
    <T,>(choose: (value: T) => void) =>
    (value: T) => {
      toggle(null)
      choose(value)
    }
  const shownSpeed = isSpeedFixed ? 1 : speed
  const choices = sourceChoices(fallback.sources, texts.source)
  const sourceName = choices.find(({ index }) => index === fallback.index)?.name ?? texts.qualityOther
  const sourcesLabel = rendition ? texts.sources : texts.quality
  const renditionName = rendition?.height ? texts.height(rendition.height) : texts.auto

  return (
    <View className={styles.settings} {...menus.keys}>
      {!isLive && (
        <Pressable
          className={cx(styles.word, isSpeedFixed && styles.faint)}
          label={`${texts.speed} ${texts.speedLabel(shownSpeed)}`}
          {...wordOf('speed')}
          {...(isSpeedFixed && { onClick: () => toast(texts.speedFixed, 'warning') })}
        >
          <Text>{texts.speedLabel(shownSpeed)}</Text>
        </Pressable>
      )}
      {choices.length > 1 && (
        <Pressable className={styles.word} label={`${sourcesLabel} ${sourceName}`} {...wordOf('source')}>
          <Text>{sourceName}</Text>
        </Pressable>
      )}
      {rendition && (
        <Pressable className={styles.word} label={`${texts.quality} ${renditionName}`} {...wordOf('rendition')}>
          <Text>{renditionName}</Text>
        </Pressable>
      )}
      {menu && menu !== 'subtitles' && (
        <View className={cx(styles.panel, panelClass)}>
          {menu === 'speed' && (
            <Choices box={row} label={texts.speed} items={speedItems} value={speed} onChoose={choosing(onSpeed)} />
          )}
          {menu === 'source' && (
            <Choices
              box={row}
              label={sourcesLabel}
              items={choices.map(({ index, name }) => ({ value: index, name }))}
              value={fallback.index}
              onChoose={choosing((next) => {
                qualityItem.set(fallback.sources[next]?.label ?? '')
                onSource(next)
              })}
            />
          )}
          {menu === 'rendition' && rendition && (
            <Choices
              box={row}
              label={texts.quality}
              items={[null, ...rendition.heights].map((height) => ({
                value: height ?? 0,
                name: height === null ? texts.auto : texts.height(height),
              }))}
              value={rendition.height ?? 0}
              onChoose={choosing((height) => rendition.onPick(height || null))}
            />
          )}
        </View>
      )}
    </View>
  )
}
