import { View } from '@tarojs/components'
import { useRef, useState } from 'react'

import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { toast } from '@/features/shared/dialog'

import { Controls } from './h5/Controls'
import { Embed } from './h5/Embed'
import { type AppleVideo, canFloat, enterFullscreen, leaveFullscreen, toggleFloating } from './h5/fullscreen'
import { useAwake } from './h5/useAwake'
import { useFullscreen } from './h5/useFullscreen'
import { useKeys } from './h5/useKeys'
import { useMedia } from './h5/useMedia'
import { usePlayback } from './h5/usePlayback'
import { useTaps } from './h5/useTaps'
import styles from './index.module.scss'
import { lineChoices } from './lines'
import { LineState } from './LineState'
import { ResumeNote } from './ResumeNote'
import type { Speed } from './rules'
import { qualitySlot, speedSlot } from './settings'
import { texts } from './texts'
import type { PlayerProps } from './types'
import { useLines } from './useLines'
import { Waiting } from './Waiting'
import { Watermark } from './Watermark'

/** WeChat's and other shells' own players would cover the page. */
const inline = { 'webkit-playsinline': 'true', 'x5-playsinline': 'true', 'x5-video-player-type': 'h5-page' }

/** The player of H5: one `<video>` for every lesson of the visit, under controls of our own. */
export function Player(props: PlayerProps) {
  const { program, title, poster, watermark, onBack, onNext, children } = props
  const root = useRef<HTMLDivElement>(null)
  const video = useRef<AppleVideo>(null)
  const [speed, setSpeed] = useState<Speed>(() => speedSlot.get() ?? 1)
  const line = useLines(program)
  const { lines, source } = line
  const media = useMedia(video)
  const { toggle, seek, change, giveUp } = usePlayback(video, program, line, speed, {
    ...props,
    onRefuse: () => toast(texts.dragBanned),
  })
  const isFullscreen = useFullscreen(root, video)
  const awake = useAwake(media.isPaused)

  const isEmbed = source?.kind === 'embed'
  const isCovered = children !== undefined || !program || isEmbed || lines.status !== 'ready'
  const toggleFullscreen = () => {
    if (!root.current || !video.current) return
    if (isFullscreen) leaveFullscreen(video.current)
    else enterFullscreen(root.current, video.current)
  }
  const back = () => {
    if (isFullscreen) toggleFullscreen()
    else onBack()
  }
  useKeys(root, !isCovered, {
    toggle,
    seekBy: (sec) => seek(media.sec + sec),
    toggleFullscreen,
    wake: awake.wake,
  })
  const taps = useTaps({ toggle, toggleFullscreen, toggleControls: awake.toggle, wake: awake.wake })

  return (
    <div
      ref={root}
      className={styles.player}
      role='region'
      aria-label={texts.player(title)}
      onFocus={awake.wake}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && awake.wake()}
    >
      <video
        ref={video}
        className={styles.picture}
        poster={poster || undefined}
        preload='auto'
        playsInline
        disableRemotePlayback
        {...inline}
      />
      {isEmbed && source && !children && <Embed url={source.url} title={title} />}
      {watermark && !isCovered && <Watermark {...watermark} />}
      {!isCovered && (
        <>
          <div className={styles.surface} {...taps} />
          {media.isPaused ? (
            <div className={styles.start} aria-hidden>
              <Icon name='play' size={32} />
            </div>
          ) : (
            media.isBuffering && <Waiting key={lines.take} onGiveUp={giveUp} />
          )}
          {program && <ResumeNote key={program.key} program={program} onRestart={() => seek(0)} />}
          <div onPointerDown={awake.wake}>
            <Controls
            media={media}
            isShown={awake.isAwake}
            isFullscreen={isFullscreen}
            canFloat={video.current !== null && canFloat(video.current)}
            speed={speed}
            isSpeedFixed={program?.isDragBanned ?? false}
            qualities={lineChoices(lines.sources, texts.line)}
            quality={lines.index}
            onBack={back}
            onNext={onNext}
            onToggle={toggle}
            onSeek={seek}
            onSpeed={(next) => {
              setSpeed(next)
              speedSlot.set(next)
            }}
            onQuality={(index) => {
              qualitySlot.set(lines.sources[index]?.label ?? '')
              change(index)
            }}
            onFloat={() => video.current && toggleFloating(video.current)}
            onFullscreen={toggleFullscreen}
            onHold={awake.hold}
          />
          </div>
        </>
      )}
      {children ?? (program && <LineState line={line} />)}
      {isCovered && (
        <View className={styles.back}>
          <IconButton icon='back' label={texts.back} onClick={back} />
        </View>
      )}
    </div>
  )
}
