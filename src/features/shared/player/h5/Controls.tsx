import { Text, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { formatDuration } from '@/lib/time'

import type { Speed } from '../rules'
import { Settings } from '../Settings'
import { SubtitleSettings } from '../SubtitleSettings'
import { texts } from '../texts'
import type { PlaybackItem, Subtitles } from '../types'
import { useMenus } from '../useMenus'
import type { SourceFallback } from '../useSourceFallback'
import styles from './Controls.module.scss'
import { Scrubber } from './Scrubber'
import { skipTexts, volumeTexts } from './texts'
import type { Media } from './useMedia'
import type { Playback } from './usePlayback'
import type { ScreenModes } from './useScreenModes'
import { skipSec, type useSkip } from './useSkip'

interface ControlsProps {
  item: PlaybackItem
  /** '' = the page shows it already. */
  title: string
  media: Media
  fallback: SourceFallback
  playback: Pick<Playback, 'toggle' | 'seek' | 'switchSource' | 'rendition' | 'isMuted' | 'toggleMuted'>
  /** Null = there is nothing to skip. */
  skips: ReturnType<typeof useSkip> | null
  modes: ScreenModes
  subtitles: Subtitles | undefined
  isShown: boolean
  speed: Speed
  onSpeed: (speed: Speed) => void
  onBack: () => void
  onNext?: () => void
  /** True while something is dragged or open, which keeps the controls visible. */
  onHold: (isHeld: boolean) => void
}

export const isOfUnknownLength = ({ hasPicture, durationSec }: Media): boolean => hasPicture && durationSec === 0

/** Everything over the picture: 44 px each, light on a shadow. */
export function Controls(props: ControlsProps) {
  const { item, media, playback, skips, modes, isShown, onHold } = props
  const { isFullscreen } = modes
  const isLive = item.isLive === true
  const menus = useMenus(onHold)
  const { sec, durationSec, bufferedSec } = media
  // With an unknown length there is no line to move on.
  const isEndless = isOfUnknownLength(media)
  return (
    <View className={cx(styles.controls, !isShown && styles.hidden)}>
      <View className={styles.top}>
        <IconButton icon='back' label={isFullscreen ? texts.exitFullscreen : texts.back} onClick={props.onBack} />
        <Text className={styles.title}>{props.title}</Text>
        {props.subtitles && <SubtitleSettings {...props.subtitles} menus={menus} panelClass={styles.topPanel} />}
        {modes.canFloat && <IconButton icon='pip' label={texts.pip} onClick={modes.toggleFloating} />}
      </View>
      {skips && (
        <View className={styles.sides}>
          {([-1, 1] as const).map((side) => {
            const sec = skips.skipped?.side === side ? skips.skipped.sec : 0
            return (
              <Pressable
                key={side}
                className={cx(styles.skip, sec !== 0 && styles.skipped)}
                label={skipTexts.label(side * skipSec)}
                onClick={() => skips.skip(side)}
              >
                <Text>{skipTexts.sum(sec || side * skipSec)}</Text>
              </Pressable>
            )
          })}
        </View>
      )}
      <View className={styles.bottom}>
        {!isLive && !isEndless && (
          <Scrubber
            sec={sec}
            durationSec={durationSec}
            bufferedSec={bufferedSec}
            trialSec={item.trialSec}
            onSeek={playback.seek}
            onHold={onHold}
          />
        )}
        <View className={styles.row}>
          <IconButton
            icon={media.isPaused ? 'play' : 'pause'}
            label={media.isPaused ? texts.play : texts.pause}
            onClick={playback.toggle}
          />
          {props.onNext && <IconButton icon='next' size={20} label={texts.next} onClick={props.onNext} />}
          <View className={cx(styles.volume, playback.isMuted && styles.muted)}>
            <IconButton
              icon='volume'
              size={20}
              label={playback.isMuted ? volumeTexts.unmute : volumeTexts.mute}
              onClick={playback.toggleMuted}
            />
          </View>
          <Text className={styles.time}>
            {isLive
              ? texts.live
              : isEndless
                ? formatDuration(sec)
                : `${formatDuration(sec)} / ${formatDuration(durationSec)}`}
          </Text>
          <Settings
            fallback={props.fallback}
            rendition={playback.rendition}
            speed={props.speed}
            isSpeedFixed={item.isDragBanned}
            isLive={isLive}
            onSpeed={props.onSpeed}
            onSource={playback.switchSource}
            menus={menus}
            panelClass={styles.panel}
          />
          <IconButton
            icon={isFullscreen ? 'exitFullscreen' : 'fullscreen'}
            size={20}
            label={isFullscreen ? texts.exitFullscreen : texts.fullscreen}
            onClick={modes.toggleFullscreen}
          />
        </View>
      </View>
    </View>
  )
}
