import { Video, View } from '@tarojs/components'
import Taro, { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { IconButton } from '@/components/IconButton'
import { toast } from '@/features/shared/dialog'
import { useHeadInsets } from '@/features/shared/page/useHeadInsets'
import { copyText } from '@/features/shared/share/copyText'

import { PlayerOverlay } from './PlayerOverlay'
import styles from './index.module.scss'
import { SourceState } from './SourceState'
import { ResumeToast } from './ResumeToast'
import { createPlaybackGuard, provenSec } from './rules'
import { Settings } from './Settings'
import { useSpeed } from './playerPreferences'
import { texts } from './texts'
import type { PlayerProps } from './types'
import { useSourceFallback } from './useSourceFallback'
import { useStallLimit } from './useStallLimit'
import { useUnavailable } from './useUnavailable'
import { Watermark } from './Watermark'

const videoId = 'lesson-video'

/** The player of the mini-program: WeChat's own video and controls, our rules, speed and quality. */
export function Player(props: PlayerProps) {
  const { item, title, poster, watermark, onBack, onProgress, onPause, onEnd, onTrialEnd, children } = props
  const isLive = item?.isLive === true
  const [isFullscreen, setFullscreen] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [speed, setSpeed] = useSpeed()
  const line = useSourceFallback(item)
  const { source, startSec, loadId } = line
  const headInsets = useHeadInsets()
  const context = useMemo(() => Taro.createVideoContext(videoId), [])
  const guard = useMemo(() => item && createPlaybackGuard(item), [item])
  const lastSec = useRef(0)
  const wantsPlay = useRef(true)
  const isOver = useRef(false)
  /** Another page lies in front: nothing may start behind it. */
  const isBehind = useRef(false)
  const rate = item?.isDragBanned || isLive ? 1 : speed

  // Before the video's first event.
  useLayoutEffect(() => {
    wantsPlay.current = true
    isOver.current = false
  }, [item])

  useLayoutEffect(() => {
    lastSec.current = startSec
  }, [startSec, loadId])

  const endTrial = () => {
    if (isOver.current) return
    isOver.current = true
    wantsPlay.current = false
    context.pause()
    context.exitFullScreen()
    onTrialEnd()
  }
  const move = (sec: number) => {
    if (!guard || isOver.current) return
    const landing = guard.landingSec(sec)
    if (landing !== sec) {
      context.seek(landing)
      toast(texts.dragBanned)
      return
    }
    if (guard.isOver(sec)) {
      endTrial()
      return
    }
    lastSec.current = sec
    guard.pass(sec)
    if (sec - startSec >= provenSec) line.markHealthy()
    onProgress(sec)
  }
  const end = () => {
    if (item && item.trialSec > 0) {
      endTrial()
      return
    }
    wantsPlay.current = false
    context.exitFullScreen()
    onEnd()
  }

  useUnavailable(line, props.onUnavailable)
  useStallLimit(isLive && isWaiting, () => line.markFailed(lastSec.current))
  useEffect(() => {
    if (!props.isCalledBack) return
    context.exitFullScreen()
    context.exitPictureInPicture?.({})
  }, [context, props.isCalledBack])

  useEffect(() => () => context.exitBackgroundPlayback?.(), [context, item])

  useDidHide(() => {
    isBehind.current = true
  })
  useDidShow(() => {
    if (isBehind.current && wantsPlay.current) context.play()
    isBehind.current = false
  })

  return (
    <View className={styles.frame}>
      <View className={styles.bar} style={headInsets}>
        <IconButton icon='back' label={texts.back} onClick={onBack} />
      </View>
      <View className={styles.player}>
        {item && source && source.kind !== 'embed' && (
          <Video
            // A new line is a new video: `initialTime` is read only once.
            key={loadId}
            id={videoId}
            className={styles.picture}
            src={source.url}
            title={title}
            poster={poster}
            initialTime={startSec}
            autoplay={wantsPlay.current && !isBehind.current}
            controls={children === undefined}
            enableProgressGesture={!item.isDragBanned && !isLive}
            showProgress={!isLive}
            enablePlayGesture
            showCenterPlayBtn
            pictureInPictureMode={['push', 'pop']}
            // Of a trial nobody would notice the end.
            showBackgroundPlaybackButton={item.trialSec === 0}
            backgroundPoster={poster}
            onPlay={() => {
              wantsPlay.current = true
              context.playbackRate(rate)
              // A lesson on air is listened to with the screen off, too.
              if (isLive) context.requestBackgroundPlayback?.()
            }}
            onPause={() => {
              wantsPlay.current = false
              onPause()
            }}
            onWaiting={() => setWaiting(true)}
            onTimeUpdate={({ detail }) => {
              setWaiting(false)
              move(detail.currentTime)
            }}
            onEnded={end}
            onFullscreenChange={({ detail }) => setFullscreen(Boolean(detail.fullScreen))}
            onError={() => line.markFailed(lastSec.current)}
          >
            {watermark && <Watermark {...watermark} />}
            {!isLive && <ResumeToast key={item.key} item={item} onRestart={() => context.seek(0)} />}
            <View className={styles.words}>
              <Settings
                line={line}
                speed={speed}
                isSpeedFixed={item.isDragBanned}
                isLive={isLive}
                onSpeed={(next) => {
                  setSpeed(next)
                  context.playbackRate(next)
                }}
                onLine={(next) => line.choose(next, lastSec.current)}
                panelClass={styles.panel}
              />
            </View>
            {isFullscreen && props.overFullscreen}
          </Video>
        )}
        {source?.kind === 'embed' && children === undefined && (
          <PlayerOverlay
            icon='info'
            title={texts.web.title}
            hint={texts.web.hint}
            actions={[{ label: texts.web.copy, onClick: () => void copyText(source.url, texts.web.copied) }]}
          />
        )}
        {children ?? (item && <SourceState line={line} />)}
      </View>
    </View>
  )
}
