import { Slider, Text, Video, View } from '@tarojs/components'
import Taro, { useDidHide } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'

import { cx } from '@/components/cx'
import { IconButton } from '@/components/IconButton'
import { formatDuration } from '@/lib/time'

import { usePageVisible } from '../../page/usePageVisible'
import { smallWindow } from '../../player/weapp/smallWindow'
import { texts } from '../texts'
import { FrameCard } from './FrameCard'
import { Lost } from './Lost'
import styles from './media.module.scss'
import { type AudioProps, type FrameProps, isTall, type VideoProps } from './types'
import { useRetries } from './useRetries'

/** WeChat's video reports no failure to the viewer and does not retry, so this does. */
export function RichVideo({ src, poster }: VideoProps) {
  const [ratio, setRatio] = useState<number>()
  const [isPlaying, setPlaying] = useState(false)
  // WeChat pauses it too, but a broken one reports no pause.
  useDidHide(() => setPlaying(false))
  const { turn, isWaiting, isFailed, retry, startSec, onTime, onBroken } = useRetries(!usePageVisible())
  if (isFailed) return <Lost words={texts.videoFailed} retry={retry} />
  return (
    <>
      <Video
        key={turn}
        className={cx(styles.video, isTall(ratio) && styles.tall)}
        style={isTall(ratio) ? { aspectRatio: `${ratio}` } : undefined}
        src={src}
        poster={poster}
        controls
        initialTime={startSec()}
        autoplay={isPlaying}
        onPlay={() => {
          smallWindow.leave()
          setPlaying(true)
        }}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onLoadedMetaData={({ detail: { width, height } }) => setRatio(width / height)}
        onTimeUpdate={({ detail }) => onTime(detail.currentTime)}
        onError={() => onBroken(false)}
      />
      {isWaiting && <Text className={styles.failed}>{texts.reconnecting}</Text>}
    </>
  )
}

interface Sound {
  isPlaying: boolean
  sec: number
  /** 0 = unknown. */
  durationSec: number
}

const silent: Sound = { isPlaying: false, sec: 0, durationSec: 0 }

/** WeChat has removed its audio player, so these controls play the sound. */
export function RichAudio({ src }: AudioProps) {
  const [{ isPlaying, sec, durationSec }, setSound] = useState(silent)
  const retries = useRetries(!usePageVisible())
  const latest = useRef(retries)
  latest.current = retries
  const { turn, isWaiting, isFailed, retry } = retries
  const update = (news: Partial<Sound>) => setSound((sound) => ({ ...sound, ...news }))
  const context = useRef<Taro.InnerAudioContext>()
  /** The learner wants to hear it. */
  const isWanted = useRef(false)
  useDidHide(() => {
    isWanted.current = false
    context.current?.pause()
  })
  useEffect(() => () => context.current?.destroy(), [])
  useEffect(() => {
    if (turn === 0) return
    context.current?.destroy()
    const audio = openLatest.current()
    audio.startTime = latest.current.startSec()
    if (isWanted.current) audio.play()
  }, [turn])

  /** The first press opens the sound, because a text may contain many. */
  const open = () => {
    // Who presses "play" wants to hear it, also on an iPhone that is switched to silent.
    void Taro.setInnerAudioOption({ obeyMuteSwitch: false }).catch(() => undefined)
    const audio = Taro.createInnerAudioContext()
    audio.src = src
    audio.onPlay(() => {
      smallWindow.leave()
      update({ isPlaying: true })
    })
    audio.onPause(() => {
      isWanted.current = false
      update({ isPlaying: false })
    })
    audio.onEnded(() => {
      isWanted.current = false
      update({ isPlaying: false, sec: 0 })
    })
    audio.onError(() => {
      update({ isPlaying: false })
      latest.current.onBroken(false)
    })
    audio.onTimeUpdate(() => {
      latest.current.onTime(audio.currentTime)
      update({ sec: audio.currentTime, durationSec: audio.duration })
    })
    context.current = audio
    return audio
  }
  const openLatest = useRef(open)
  openLatest.current = open
  const toggle = () => {
    const audio = context.current ?? open()
    isWanted.current = !isPlaying
    if (isPlaying) audio.pause()
    else audio.play()
  }

  if (isFailed) return <Lost words={texts.audioFailed} retry={retry} />
  return (
    <View className={styles.sound}>
      <IconButton icon={isPlaying ? 'pause' : 'play'} label={isPlaying ? texts.pause : texts.play} onClick={toggle} />
      <Slider
        className={styles.slider}
        blockSize={12}
        max={Math.max(1, Math.ceil(durationSec))}
        value={Math.floor(sec)}
        disabled={durationSec === 0}
        onChange={({ detail }) => context.current?.seek(detail.value)}
      />
      <Text className={styles.time}>
        {isWaiting
          ? texts.reconnecting
          : `${formatDuration(sec)} / ${durationSec > 0 ? formatDuration(durationSec) : '--:--'}`}
      </Text>
    </View>
  )
}

/** The mini-program cannot embed another site's page in ours, so the player opens as a page. */
export function Frame({ url, onLink }: FrameProps) {
  return <FrameCard url={url} role='link' text={texts.openPlayer} onClick={() => onLink(url)} />
}
