import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import { cx } from '@/components/cx'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { toast } from '@/features/shared/dialog'
import { formatDuration } from '@/lib/time'

import { Choices } from '../Choices'
import { type Speed, speeds } from '../rules'
import { texts } from '../texts'
import styles from './Controls.module.scss'
import { Scrubber } from './Scrubber'
import type { Media } from './useMedia'

interface ControlsProps {
  media: Media
  isShown: boolean
  isFullscreen: boolean
  canFloat: boolean
  speed: Speed
  isSpeedFixed: boolean
  /** The qualities by name; one or none = nothing to choose. */
  qualities: readonly { index: number; name: string }[]
  quality: number
  onBack: () => void
  onNext?: () => void
  onToggle: () => void
  onSeek: (sec: number) => void
  onSpeed: (speed: Speed) => void
  onQuality: (index: number) => void
  onFloat: () => void
  onFullscreen: () => void
  /** True while something is held or open: the controls stay. */
  onHold: (isHeld: boolean) => void
}

const speedItems = speeds.map((value) => ({ value, name: texts.speedLabel(value) }))

/** Everything that lies over the picture: 44 px each, light on a shadow. */
export function Controls(props: ControlsProps) {
  const { media, isShown, isFullscreen, speed, isSpeedFixed, qualities, quality, onHold } = props
  const [menu, setMenu] = useState<'speed' | 'quality' | null>(null)
  const open = (next: typeof menu) => {
    setMenu(next)
    onHold(next !== null)
  }
  const toggleMenu = (name: NonNullable<typeof menu>) => open(menu === name ? null : name)
  const { sec, durationSec, bufferedSec } = media
  const qualityName = qualities.find(({ index }) => index === quality)?.name

  return (
    <View className={cx(styles.controls, !isShown && styles.hidden)}>
      <View className={styles.top}>
        <IconButton icon='back' label={isFullscreen ? texts.exitFullscreen : texts.back} onClick={props.onBack} />
        {props.canFloat && <IconButton icon='pip' label={texts.pip} onClick={props.onFloat} />}
      </View>
      <View className={styles.bottom}>
        {menu === 'speed' && (
          <Choices
            label={texts.speed}
            items={speedItems}
            value={speed}
            onChoose={(value) => {
              open(null)
              props.onSpeed(value)
            }}
          />
        )}
        {menu === 'quality' && (
          <Choices
            label={texts.quality}
            items={qualities.map(({ index, name }) => ({ value: index, name }))}
            value={quality}
            onChoose={(index) => {
              open(null)
              props.onQuality(index)
            }}
          />
        )}
        <Scrubber
          sec={sec}
          durationSec={durationSec}
          bufferedSec={bufferedSec}
          onSeek={props.onSeek}
          onHold={onHold}
        />
        <View className={styles.row}>
          <IconButton
            icon={media.isPaused ? 'play' : 'pause'}
            label={media.isPaused ? texts.play : texts.pause}
            onClick={props.onToggle}
          />
          {props.onNext && <IconButton icon='next' size={20} label={texts.next} onClick={props.onNext} />}
          <Text className={styles.time}>
            {formatDuration(sec)} / {formatDuration(durationSec)}
          </Text>
          <Pressable
            className={cx(styles.word, isSpeedFixed && styles.faint)}
            label={`${texts.speed} ${texts.speedLabel(isSpeedFixed ? 1 : speed)}`}
            isExpanded={menu === 'speed'}
            onClick={() => (isSpeedFixed ? toast(texts.speedFixed) : toggleMenu('speed'))}
          >
            <Text>{texts.speedLabel(isSpeedFixed ? 1 : speed)}</Text>
          </Pressable>
          {qualities.length > 1 && (
            <Pressable
              className={styles.word}
              label={`${texts.quality} ${qualityName ?? ''}`}
              isExpanded={menu === 'quality'}
              onClick={() => toggleMenu('quality')}
            >
              <Text>{qualityName}</Text>
            </Pressable>
          )}
          <IconButton
            icon={isFullscreen ? 'exitFullscreen' : 'fullscreen'}
            size={20}
            label={isFullscreen ? texts.exitFullscreen : texts.fullscreen}
            onClick={props.onFullscreen}
          />
        </View>
      </View>
    </View>
  )
}
