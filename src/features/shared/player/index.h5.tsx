import { Text, View } from '@tarojs/components'
import { useEffect, useImperativeHandle, useRef } from 'react'

import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { toast } from '@/features/shared/dialog'
import { usePageVisible } from '@/features/shared/page/usePageVisible'

import { Controls, isOfUnknownLength } from './h5/Controls'
import filling from './h5/filling.module.scss'
import own from './h5/player.module.scss'
import type { AppleVideo } from './h5/fullscreen'
import { LessonEmbed } from './h5/LessonEmbed'
import { useAwake } from './h5/useAwake'
import { useFloating } from './h5/useFloating'
import { useHoldFast } from './h5/useHoldFast'
import { useKeys } from './h5/useKeys'
import { useMedia } from './h5/useMedia'
import { useNowPlaying } from './h5/useNowPlaying'
import { usePlayback } from './h5/usePlayback'
import { useScreenModes } from './h5/useScreenModes'
import { skipShownMs, useSkip } from './h5/useSkip'
import { useTaps } from './h5/useTaps'
import { useTextTrack } from './h5/useTextTrack'
import styles from './index.module.scss'
import { SourceState } from './SourceState'
import { isThereAt, ResumeToast } from './ResumeToast'
import { useSpeed } from './playerPreferences'
import { fastSpeed } from './rules'
import { texts } from './texts'
import type { PlayerProps } from './types'
import { useSourceFallback } from './useSourceFallback'
import { useStallLimit } from './useStallLimit'
import { useUnavailable } from './useUnavailable'
import { Waiting } from './Waiting'
import { Watermark } from './Watermark'

/** Keeps the players of WeChat and other shells from covering the page. A television set could not enforce a trial. */
const videoAttributes = {
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5-page',
  'x-webkit-airplay': 'deny',
}

/** The H5 player: one `<video>` for all lessons of the visit, with our own controls. */
export function Player(props: PlayerProps) {
  const { item, title, poster, watermark, subtitles, isCalledBack, onBack, onNext, onPosition, children } = props
  const isLive = item?.isLive === true
  const root = useRef<HTMLDivElement>(null)
  const video = useRef<AppleVideo>(null)
  const [speed, setSpeed] = useSpeed()
  const isPageVisible = usePageVisible()
  const isFloating = useFloating(video)
  const fallback = useSourceFallback(item, isPageVisible || isFloating)
  const { status, source } = fallback
  const media = useMedia(video)
  const isSpeedFree = item !== null && !item.isDragBanned && !isLive && speed < fastSpeed
  const isPlayingHere = status === 'ready' && children === undefined && isPageVisible && !media.isPaused
  const holding = useHoldFast(isSpeedFree && isPlayingHere)
  const playback = usePlayback(video, item, fallback, holding.isFast ? fastSpeed : speed, {
    ...props,
    onRefuse: () => toast(texts.dragBanned),
    onSkip: () => toast(texts.skipped),
    onUnseekable: () => toast(texts.unseekable),
    onUnseenEnd: () => toast(texts.trialOver),
  })
  const { toggle, seek, play, giveUp } = playback
  useImperativeHandle(props.handle, () => ({
    jump(sec) {
      seek(sec)
      play()
    },
  }))
  const modes = useScreenModes(root, video, { isCalledBack, hasWatermark: watermark !== null })
  const { isFullscreen, toggleFullscreen } = modes
  useTextTrack(video, subtitles?.style.isOn ? subtitles.vtt : '', subtitles !== undefined)
  useEffect(() => onPosition?.(media.sec), [onPosition, media.sec])
  useUnavailable(fallback, props.onUnavailable)
  useStallLimit(isLive && status === 'ready' && media.isBuffering, giveUp)
  const { isAwake, wake, hold, toggle: toggleControls } = useAwake(media.isPaused)

  const isEmbed = source?.kind === 'embed'
  const isCovered = children !== undefined || !item || isEmbed || status !== 'ready'
  useNowPlaying(!isCovered, { title, poster, isLive, onNext, sec: media.sec, ...playback })

  const back = isFullscreen ? toggleFullscreen : onBack
  const skipping = useSkip(playback.skip)
  const skips = isLive || isOfUnknownLength(media) ? null : skipping
  const taps = useTaps({
    ...{ play, toggle, toggleFullscreen, toggleControls, wake },
    skip: skips?.skip,
    skipOnMs: skipShownMs,
  })
  const seekBy = (sec: number) => isLive || playback.skip(sec)
  useKeys(root, !isCovered, { toggle, seekBy, toggleFullscreen, toggleMuted: playback.toggleMuted, wake })

  return (
    <div className={cx(styles.frame, own.notch)}>
      <div
        ref={root}
        className={cx(styles.player, filling.player)}
        data-fills={modes.filling ?? undefined}
        role='region'
        aria-label={texts.player(title)}
        onFocus={wake}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && wake()}
      >
        <video
          ref={video}
          className={styles.picture}
          poster={poster || undefined}
          preload='auto'
          playsInline
          disableRemotePlayback
          disablePictureInPicture={watermark !== null}
          {...videoAttributes}
        />
        {item && source?.kind === 'embed' && children === undefined && (
          <LessonEmbed
            key={item.key}
            item={item}
            startSec={fallback.startSec}
            url={source.url}
            title={title}
            onProgress={props.onProgress}
            onPause={props.onPause}
          />
        )}
        {!isCovered && (
          <>
            {watermark && <Watermark {...watermark} />}
            {subtitles?.style.isOn && (
              <div className={cx(styles.subtitles, isAwake && styles.overControls)}>{subtitles.line}</div>
            )}
            <div
              className={own.surface}
              {...holding.events}
              {...taps}
              onPointerUp={(event) => holding.lift() || taps.onPointerUp(event)}
            >
              {/* No button of its own: for keyboards and readers the one in the controls has the same name. */}
              {media.isPaused && !media.isBuffering && (
                <View className={own.start} aria-hidden>
                  <Icon name='play' size={32} />
                </View>
              )}
            </div>
            {holding.isFast && <Text className={own.fast}>{texts.fast(fastSpeed)}</Text>}
            {media.isSoundOnly && <Text className={own.soundOnly}>{texts.soundOnly}</Text>}
            {media.isBuffering && (
              <Waiting
                key={`waiting ${fallback.loadId}`}
                isReconnecting={fallback.isReconnecting || playback.isTroubled}
                onGiveUp={giveUp}
              />
            )}
            {!isLive && (
              <ResumeToast
                key={`resume ${item.key}`}
                item={item}
                isThere={media.hasPicture && isThereAt(item, media.sec)}
                onRestart={() => seek(0)}
              />
            )}
            <div onPointerDown={wake}>
              <Controls
                item={item}
                title={isFullscreen ? title : ''}
                media={media}
                fallback={fallback}
                playback={playback}
                skips={skips}
                modes={modes}
                subtitles={subtitles}
                isShown={isAwake}
                speed={speed}
                onSpeed={setSpeed}
                onBack={back}
                onNext={onNext}
                onHold={hold}
              />
            </div>
            {playback.isSilenced && (
              <Pressable className={own.unmute} onClick={playback.unmute}>
                <Icon name='volume' size={20} />
                <Text>{texts.unmute}</Text>
              </Pressable>
            )}
          </>
        )}
        {isFullscreen && props.overFullscreen}
        {children ?? (item && <SourceState item={item} fallback={fallback} onNext={onNext} />)}
        {isCovered && (
          <View className={own.back}>
            <IconButton icon='back' label={texts.back} onClick={back} />
          </View>
        )}
      </div>
    </div>
  )
}
