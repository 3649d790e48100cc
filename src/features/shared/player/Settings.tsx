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

/** The picture heights of the present address, and the one that plays. */
export interface Rendition {
  /** px, highest first. */
  heights: number[]
  /** Null = as the network allows. */
  height: number | null
  onPick: (height: number | null) => void
}

interface SettingsProps {
  fallback: Pick<SourceFallback, 'sources' | 'index'>
  /** Present where the player can choose among heights. */
  rendition?: Rendition
  speed: Speed
  isSpeedFixed: boolean
  /** A live stream has no speeds. */
  isLive?: boolean
  onSpeed: (speed: Speed) => void
  /** Changes to the source with this index. */
  onSource: (index: number) => void
  menus: Menus
  /** Places the open row. */
  panelClass?: string
}

const speedItems = speeds.map((value) => ({ value, name: texts.speedLabel(value) }))

/** Speed, quality and source. Each is a button that opens one row of choices. */
export function Settings(props: SettingsProps) {
  const { fallback, rendition, speed, isSpeedFixed, isLive, onSpeed, onSource, menus, panelClass } = props
  const { open: menu, row, toggle } = menus
  /** Props of a button that toggles its row. */
  const wordOf = (name: Menu) => ({
    isExpanded: menu === name,
    hasMenu: true,
    onClick: () => toggle(name),
  })
  /** A choice closes the row. */
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
