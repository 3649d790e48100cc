import { Text, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { IconButton } from '@/components/IconButton'
import { formatDuration } from '@/lib/time'

import type { Speed } from '../rules'
import { type Rendition, Settings } from '../Settings'
import { texts } from '../texts'
import type { SourceFallback } from '../useSourceFallback'
import styles from './Controls.module.scss'
import { Scrubber } from './Scrubber'
import type { Media } from './useMedia'

interface ControlsProps {
  /** '' = it stands on the page already. */
  title: string
  media: Media
  line: SourceFallback
  rendition: Rendition | undefined
  /** Where a trial ends; 0 = it is none. */
  trialSec: number
  isLive: boolean
  isShown: boolean
  isFullscreen: boolean
  canFloat: boolean
  speed: Speed
  isSpeedFixed: boolean
  onBack: () => void
  onNext?: () => void
  onToggle: () => void
  onSeek: (sec: number) => void
  onSpeed: (speed: Speed) => void
  /** Another line, by its index. */
  onLine: (index: number) => void
  onFloat: () => void
  onFullscreen: () => void
  /** True while something is held or open: the controls stay. */
  onHold: (isHeld: boolean) => void
}

/** Everything that lies over the picture: 44 px each, light on a shadow. */
export function Controls(props: ControlsProps) {
  const { media, isLive, isShown, isFullscreen, onHold } = props
  const { sec, durationSec, bufferedSec } = media
  return (
    <View className={cx(styles.controls, !isShown && styles.hidden)}>
      <View className={styles.top}>
        <IconButton icon='back' label={isFullscreen ? texts.exitFullscreen : texts.back} onClick={props.onBack} />
        <Text className={styles.title}>{props.title}</Text>
        {props.canFloat && <IconButton icon='pip' label={texts.pip} onClick={props.onFloat} />}
      </View>
      <View className={styles.bottom}>
        {!isLive && (
          <Scrubber
            sec={sec}
            durationSec={durationSec}
            bufferedSec={bufferedSec}
            trialSec={props.trialSec}
            onSeek={props.onSeek}
            onHold={onHold}
          />
        )}
        <View className={styles.row}>
          <IconButton
            icon={media.isPaused ? 'play' : 'pause'}
            label={media.isPaused ? texts.play : texts.pause}
            onClick={props.onToggle}
          />
          {props.onNext && <IconButton icon='next' size={20} label={texts.next} onClick={props.onNext} />}
          <Text className={styles.time}>
            {isLive ? texts.live : `${formatDuration(sec)} / ${formatDuration(durationSec)}`}
          </Text>
          <Settings
            line={props.line}
            rendition={props.rendition}
            speed={props.speed}
            isSpeedFixed={props.isSpeedFixed}
            isLive={isLive}
            onSpeed={props.onSpeed}
            onLine={props.onLine}
            onHold={onHold}
            panelClass={styles.panel}
          />
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
