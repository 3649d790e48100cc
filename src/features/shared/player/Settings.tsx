import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { toast } from '@/features/shared/dialog'

import { Choices } from './Choices'
import { sourceChoices } from './sources'
import { type Speed, speeds } from './rules'
import { qualityItem } from './playerPreferences'
import styles from './Settings.module.scss'
import { texts } from './texts'
import type { SourceFallback } from './useSourceFallback'

interface SettingsProps {
  line: SourceFallback
  speed: Speed
  isSpeedFixed: boolean
  /** A stream has no speed at all. */
  isLive?: boolean
  onSpeed: (speed: Speed) => void
  /** Another line, by its index. */
  onLine: (index: number) => void
  /** True while a row is open: the controls stay. */
  onHold?: (isHeld: boolean) => void
  /** Where the open row lies. */
  panelClass?: string
}

const speedItems = speeds.map((value) => ({ value, name: texts.speedLabel(value) }))

/** Speed and quality: two words to press, each opens one row to choose from. */
export function Settings(props: SettingsProps) {
  const { line, speed, isSpeedFixed, isLive, onSpeed, onLine, onHold, panelClass } = props
  const [menu, setMenu] = useState<'speed' | 'quality' | null>(null)
  const open = (next: typeof menu) => {
    setMenu(next)
    onHold?.(next !== null)
  }
  const shownSpeed = isSpeedFixed ? 1 : speed
  const qualities = sourceChoices(line.sources, texts.line)
  const quality = qualities.find(({ index }) => index === line.index)?.name ?? texts.qualityOther

  return (
    <>
      {!isLive && (
        <Pressable
          className={cx(styles.word, isSpeedFixed && styles.faint)}
          label={`${texts.speed} ${texts.speedLabel(shownSpeed)}`}
          isExpanded={menu === 'speed'}
          onClick={() => (isSpeedFixed ? toast(texts.speedFixed) : open(menu === 'speed' ? null : 'speed'))}
        >
          <Text>{texts.speedLabel(shownSpeed)}</Text>
        </Pressable>
      )}
      {qualities.length > 1 && (
        <Pressable
          className={styles.word}
          label={`${texts.quality} ${quality}`}
          isExpanded={menu === 'quality'}
          onClick={() => open(menu === 'quality' ? null : 'quality')}
        >
          <Text>{quality}</Text>
        </Pressable>
      )}
      {menu && (
        <View className={cx(styles.panel, panelClass)}>
          {menu === 'speed' ? (
            <Choices
              label={texts.speed}
              items={speedItems}
              value={speed}
              onChoose={(next) => {
                open(null)
                onSpeed(next)
              }}
            />
          ) : (
            <Choices
              label={texts.quality}
              items={qualities.map(({ index, name }) => ({ value: index, name }))}
              value={line.index}
              onChoose={(next) => {
                open(null)
                qualityItem.set(line.sources[next]?.label ?? '')
                onLine(next)
              }}
            />
          )}
        </View>
      )}
    </>
  )
}
