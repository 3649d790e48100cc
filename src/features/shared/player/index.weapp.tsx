import { Video, View } from '@tarojs/components'
import { useEffect, useImperativeHandle, useState } from 'react'

import { cx } from '@/components/cx'
import { IconButton } from '@/components/IconButton'
import { useHeadInsets } from '@/features/shared/page/useHeadInsets'
import { usePageVisible } from '@/features/shared/page/usePageVisible'
import { copyText } from '@/features/shared/share/copyText'

import { PlayerOverlay } from './PlayerOverlay'
import styles from './index.module.scss'
import { SourceState } from './SourceState'
import { ResumeToast } from './ResumeToast'
import { Settings } from './Settings'
import { SubtitleSettings } from './SubtitleSettings'
import { useMenus } from './useMenus'
import { useSpeed } from './playerPreferences'
import { texts } from './texts'
import type { PlayerProps } from './types'
import { useSourceFallback } from './useSourceFallback'
import { useStallLimit } from './useStallLimit'
import { useUnavailable } from './useUnavailable'
import { Watermark } from './Watermark'
import { usePlayback, videoId } from './weapp/usePlayback'

/** The mini-program's player: WeChat's video and controls, with our rules, speeds and qualities. */
export function Player(props: PlayerProps) {
  const { item, title, poster, watermark, subtitles, isCalledBack, onBack, children } = props
  const isLive = item?.isLive === true
  const [isFullscreen, setFullscreen] = useState(false)
  const [speed, setSpeed] = useSpeed()
  const menus = useMenus()
  const headInsets = useHeadInsets()
  const isVisible = usePageVisible()
  const fallback = useSourceFallback(item, isVisible)
  const { source } = fallback
  const playback = usePlayback(item, fallback, speed, props)
  const { context, isWaiting, isThere, shouldStart, jump, switchSource, giveUp, events } = playback
  useImperativeHandle(props.handle, () => ({ jump }))
  useUnavailable(fallback, props.onUnavailable)
  useStallLimit(isLive && fallback.status === 'ready' && isWaiting, giveUp)
  useEffect(() => {
    // A small window over another page stays: its page may end with it.
    if (!isCalledBack || !isVisible) return
    context.exitFullScreen()
    context.exitPictureInPicture?.({})
  }, [context, isCalledBack, isVisible])

  return (
    <View className={styles.frame}>
      <View className={styles.bar} style={headInsets}>
        <IconButton icon='back' label={texts.back} onClick={onBack} />
      </View>
      <View className={styles.player}>
        {item && source && source.kind !== 'embed' && (
          <Video
            // A new source needs a new video, because `initialTime` is read only once.
            key={fallback.loadId}
            id={videoId}
            className={styles.picture}
            src={source.url}
            title={title}
            poster={poster}
            initialTime={fallback.startSec}
            autoplay={shouldStart}
            controls={children === undefined}
            enableProgressGesture={!item.isDragBanned && !isLive}
            showProgress={!isLive}
            enablePlayGesture
            showCenterPlayBtn
            // The small window would not show the watermark.
            pictureInPictureMode={watermark ? [] : ['push', 'pop']}
            // In the background, the end of a trial would go unnoticed.
            showBackgroundPlaybackButton={item.trialSec === 0}
            backgroundPoster={poster}
            {...events}
            onFullscreenChange={({ detail }) => setFullscreen(Boolean(detail.fullScreen))}
          >
            {watermark && <Watermark {...watermark} />}
            {!isLive && <ResumeToast key={item.key} item={item} isThere={isThere} onRestart={() => context.seek(0)} />}
            {subtitles?.style.isOn && (
              <View className={cx(styles.subtitles, styles.overControls)}>{subtitles.line}</View>
            )}
            <View className={styles.words}>
              {subtitles && <SubtitleSettings {...subtitles} menus={menus} panelClass={styles.panel} />}
              <Settings
                fallback={fallback}
                speed={speed}
                isSpeedFixed={item.isDragBanned}
                isLive={isLive}
                onSpeed={(next) => {
                  setSpeed(next)
                  context.playbackRate(next)
                }}
                onSource={switchSource}
                menus={menus}
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
        {children ?? (item && <SourceState item={item} fallback={fallback} onNext={props.onNext} />)}
      </View>
    </View>
  )
}
