import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'

import { cx } from '@/components/cx'
import { env } from '@/config/env'
import { webUrl } from '@/lib/safeUrl'
import { useAppConfig } from '@/stores/appConfig'

import { attach } from '../../player/h5/attach'
import { Embed } from '../../player/h5/Embed'
import { texts } from '../texts'
import { FrameCard } from './FrameCard'
import styles from './media.module.scss'
import { type AudioProps, type FrameProps, isTall, type VideoProps } from './types'

const isHls = (url: string): boolean => /\.m3u8($|[?#])/i.test(url)

const hostOf = (url: string): string | undefined => webUrl(url)?.host

/** From the academy's own server, or the app's. */
function useIsOwn(url: string): boolean {
  const siteUrl = useAppConfig(({ config }) => config?.url ?? '')
  const host = hostOf(url)
  return host !== undefined && [env.apiHost, siteUrl, window.location.origin].some((own) => hostOf(own) === host)
}

/** Nothing is asked of another site before a press. */
export function RichVideo({ src, poster }: VideoProps) {
  const isOwn = useIsOwn(src)
  const [isWanted, setWanted] = useState(false)
  if (isOwn || isWanted) return <NativeVideo src={src} poster={poster} isWanted={isWanted} />
  return <FrameCard url={src} role='button' text={texts.playHere} onClick={() => setWanted(true)} />
}

/** The browser's own player; the lessons' script reads HLS where the browser does not. */
function NativeVideo({ src, poster, isWanted }: VideoProps & { isWanted: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isFailed, setFailed] = useState(false)
  const [ratio, setRatio] = useState<number>()
  const fail = () => setFailed(true)
  useEffect(() => {
    const source = { kind: isHls(src) ? ('hls' as const) : ('file' as const), url: src, label: '' }
    return video.current ? attach(video.current, source, { atSec: 0, onDead: fail }) : undefined
  }, [src])
  if (isFailed) return <Text className={styles.failed}>{texts.videoFailed}</Text>
  return (
    <video
      ref={video}
      className={cx(styles.video, isTall(ratio) && styles.tall)}
      style={isTall(ratio) ? { aspectRatio: `${ratio}` } : undefined}
      poster={poster}
      preload='metadata'
      controls
      playsInline
      autoPlay={isWanted}
      aria-label={texts.video}
      onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => setRatio(videoWidth / videoHeight)}
      onError={fail}
    />
  )
}

export function RichAudio({ src }: AudioProps) {
  const [isFailed, setFailed] = useState(false)
  if (isFailed) return <Text className={styles.failed}>{texts.audioFailed}</Text>
  return (
    <audio
      className={styles.audio}
      src={src}
      preload='none'
      controls
      aria-label={texts.audio}
      onError={() => setFailed(true)}
    />
  )
}

/** Another site's player in its place, once it is wanted. */
export function Frame({ url }: FrameProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return <FrameCard url={url} role='button' text={texts.playHere} onClick={() => setOpen(true)} />
  }
  return (
    <View className={styles.frame}>
      <Embed url={url} title={texts.video} />
    </View>
  )
}
