import { View } from '@tarojs/components'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { cx } from '@/components/cx'
import { env } from '@/config/env'
import { webUrl } from '@/lib/safeUrl'
import { useAppConfig } from '@/stores/appConfig'

import { usePageBehind } from '../../page/usePageBehind'
import { attach } from '../../player/h5/attach'
import { Embed } from '../../player/h5/Embed'
import { leaveOthers } from '../../player/h5/fullscreen'
import { useFloating } from '../../player/h5/useFloating'
import type { Fault } from '../../player/sources'
import { texts } from '../texts'
import { FrameCard } from './FrameCard'
import { Lost } from './Lost'
import styles from './media.module.scss'
import { type AudioProps, type FrameProps, isTall, type VideoProps } from './types'
import { useRetries } from './useRetries'

const isHls = (url: string): boolean => /\.m3u8($|[?#])/i.test(url)

const hostOf = (url: string): string | undefined => webUrl(url)?.host

/** Whether the file is on the academy's server, or on the app's. */
function useIsOwn(url: string): boolean {
  const siteUrl = useAppConfig(({ config }) => config?.url ?? '')
  const host = hostOf(url)
  return host !== undefined && [env.apiHost, siteUrl, window.location.origin].some((own) => hostOf(own) === host)
}

/** Before a press nothing is requested from another site. */
export function RichVideo({ src, poster }: VideoProps) {
  const isOwn = useIsOwn(src)
  const [isWanted, setWanted] = useState(false)
  if (isOwn || isWanted) return <NativeVideo src={src} poster={poster} isWanted={isWanted} />
  return <FrameCard url={src} role='button' text={texts.playHere} onClick={() => setWanted(true)} />
}

/** No browser plays these. Every other fault may pass. */
const isForEver = (fault: Fault) => ['avi', 'flv', 'wmv', 'hevc'].includes(fault)

/** A lost element stays, unseen, because iPhones let only an element play on that a learner has started. */
const seen = (isFailed: boolean) => (isFailed ? { display: 'none' } : undefined)

/** Whether it is to play. Under another page it rests, unless the learner has put it into the small window. */
function usePlaying(media: RefObject<HTMLMediaElement>, isWanted = false) {
  // Told by events: a broken element is emptied, and then counts as paused.
  const [isPlaying, setPlaying] = useState(isWanted)
  const isBehind = usePageBehind()
  const isFloating = useFloating(media)
  const isResting = isBehind && !isFloating
  useEffect(() => {
    if (!isResting) return
    media.current?.pause()
    setPlaying(false)
  }, [media, isResting])
  const onPlay = () => {
    setPlaying(true)
    if (!isBehind) leaveOthers(media.current)
  }
  const playing = { autoPlay: isPlaying, onPlay, onPause: () => setPlaying(false) }
  return { isResting, playing }
}

/** With the browser's own controls. Retries as a lesson does. */
function NativeVideo({ src, poster, isWanted }: VideoProps & { isWanted: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [ratio, setRatio] = useState<number>()
  const { isResting, playing } = usePlaying(video, isWanted)
  const retries = useRetries(isResting)
  const latest = useRef(retries)
  latest.current = retries
  const { turn, isWaiting, isFailed, retry, onTime } = retries
  useEffect(() => {
    const element = video.current
    if (!element) return
    const source = { kind: isHls(src) ? ('hls' as const) : ('file' as const), url: src, label: '' }
    const onDead = (fault: Fault) => latest.current.onBroken(isForEver(fault))
    return attach(element, source, { atSec: latest.current.startSec(), onDead }).detach
  }, [src, turn])
  return (
    <>
      <video
        ref={video}
        className={cx(styles.video, isTall(ratio) && styles.tall)}
        style={{ ...(isTall(ratio) && { aspectRatio: `${ratio}` }), ...seen(isFailed) }}
        poster={poster}
        preload='metadata'
        controls
        playsInline
        aria-label={texts.video}
        {...playing}
        onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => setRatio(videoWidth / videoHeight)}
        onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
      />
      {isWaiting && <Reconnecting />}
      {isFailed && <Lost words={texts.videoFailed} retry={retry} />}
    </>
  )
}

export function RichAudio({ src }: AudioProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const { isResting, playing } = usePlaying(audio)
  const { turn, isWaiting, isFailed, retry, startSec, onTime, onBroken } = useRetries(isResting)
  useEffect(() => {
    if (turn > 0) audio.current?.load()
  }, [turn])
  return (
    <>
      <audio
        ref={audio}
        className={styles.audio}
        style={seen(isFailed)}
        src={src}
        preload={turn > 0 ? 'auto' : 'none'}
        controls
        aria-label={texts.audio}
        {...playing}
        onLoadedMetadata={({ currentTarget }) => {
          if (startSec() > 0) currentTarget.currentTime = startSec()
        }}
        onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
        onError={() => onBroken(false)}
      />
      {isWaiting && <Reconnecting />}
      {isFailed && <Lost words={texts.audioFailed} retry={retry} />}
    </>
  )
}

const Reconnecting = () => (
  <View className={styles.failed} role='status'>
    {texts.reconnecting}
  </View>
)

/** Another site's player, embedded after a press. */
export function Frame({ url, isLink, onLink }: FrameProps) {
  const [isOpen, setOpen] = useState(false)
  if (isLink) return <FrameCard url={url} role='link' text={texts.openPlayer} onClick={() => onLink(url)} />
  if (!isOpen) {
    return <FrameCard url={url} role='button' text={texts.playHere} onClick={() => setOpen(true)} />
  }
  return (
    <View className={styles.frame}>
      <Embed url={url} title={texts.video} />
    </View>
  )
}
