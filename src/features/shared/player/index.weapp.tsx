import { Video, View } from '@tarojs/components'
import Taro, { useDidHide, useDidShow } from '@tarojs/taro'
import { useLayoutEffect, useMemo, useRef } from 'react'

import { IconButton } from '@/components/IconButton'
import { toast } from '@/features/shared/dialog'
import { useHeadInsets } from '@/features/shared/screen/useHeadInsets'
import { copyText } from '@/features/shared/share/copyText'

import { Curtain } from './Curtain'
import styles from './index.module.scss'
import { LineState } from './LineState'
import { ResumeNote } from './ResumeNote'
import { createGuard, provenSec } from './rules'
import { Settings } from './Settings'
import { useSpeed } from './remembered'
import { texts } from './texts'
import type { PlayerProps } from './types'
import { useLines } from './useLines'
import { Watermark } from './Watermark'

const videoId = 'lesson-video'

/** The player of the mini-program: WeChat's own video and controls, our rules, speed and quality. */
export function Player(props: PlayerProps) {
  const { program, title, poster, watermark, onBack, onMove, onRest, onEnd, onTrialEnd, children } = props
  const [speed, setSpeed] = useSpeed()
  const line = useLines(program)
  const { source, startSec, take } = line
  const headInsets = useHeadInsets()
  const context = useMemo(() => Taro.createVideoContext(videoId), [])
  const guard = useMemo(() => program && createGuard(program), [program])
  const lastSec = useRef(0)
  const wantsPlay = useRef(true)
  const isOver = useRef(false)
  /** Another page lies in front: nothing may start behind it. */
  const isBehind = useRef(false)
  const rate = program?.isDragBanned ? 1 : speed

  // Before the video's first event.
  useLayoutEffect(() => {
    wantsPlay.current = true
    isOver.current = false
  }, [program])

  useLayoutEffect(() => {
    lastSec.current = startSec
  }, [startSec, take])

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
    if (sec - startSec >= provenSec) line.approve()
    onMove(sec)
  }
  const end = () => {
    if (program && program.trialSec > 0) {
      endTrial()
      return
    }
    wantsPlay.current = false
    context.exitFullScreen()
    onEnd()
  }

  useDidHide(() => {
    isBehind.current = true
  })
  useDidShow(() => {
    if (isBehind.current && wantsPlay.current) context.play()
    isBehind.current = false
  })

  return (
    <View className={styles.theatre}>
      <View className={styles.bar} style={headInsets}>
        <IconButton icon='back' label={texts.back} onClick={onBack} />
      </View>
      <View className={styles.player}>
        {program && source && source.kind !== 'embed' && (
          <Video
            // A new line is a new video: `initialTime` is read only once.
            key={take}
            id={videoId}
            className={styles.picture}
            src={source.url}
            title={title}
            poster={poster}
            initialTime={startSec}
            autoplay={wantsPlay.current && !isBehind.current}
            controls={children === undefined}
            enableProgressGesture={!program.isDragBanned}
            enablePlayGesture
            showCenterPlayBtn
            pictureInPictureMode={['push', 'pop']}
            onPlay={() => {
              wantsPlay.current = true
              context.playbackRate(rate)
            }}
            onPause={() => {
              wantsPlay.current = false
              onRest()
            }}
            onTimeUpdate={({ detail }) => move(detail.currentTime)}
            onEnded={end}
            onError={() => line.report(lastSec.current)}
          >
            {watermark && <Watermark {...watermark} />}
            <ResumeNote key={program.key} program={program} onRestart={() => context.seek(0)} />
            <View className={styles.words}>
              <Settings
                line={line}
                speed={speed}
                isSpeedFixed={program.isDragBanned}
                onSpeed={(next) => {
                  setSpeed(next)
                  context.playbackRate(next)
                }}
                onLine={(next) => line.choose(next, lastSec.current)}
                panelClass={styles.panel}
              />
            </View>
          </Video>
        )}
        {source?.kind === 'embed' && children === undefined && (
          <Curtain
            icon='info'
            title={texts.web.title}
            hint={texts.web.hint}
            actions={[{ label: texts.web.copy, onClick: () => void copyText(source.url, texts.web.copied) }]}
          />
        )}
        {children ?? (program && <LineState line={line} />)}
      </View>
    </View>
  )
}
