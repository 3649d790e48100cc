import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'

import { attach } from '../../player/h5/attach'
import { Embed } from '../../player/h5/Embed'
import { texts } from '../texts'
import { FrameCard } from './FrameCard'
import styles from './media.module.scss'
import type { AudioProps, FrameProps, VideoProps } from './types'

const isHls = (url: string): boolean => /\.m3u8($|[?#])/i.test(url)

/** The browser's own player; the lessons' script reads HLS where the browser does not. */
export function RichVideo({ src, poster }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isFailed, setFailed] = useState(false)
  const fail = () => setFailed(true)
  useEffect(() => {
    const source = { kind: isHls(src) ? ('hls' as const) : ('file' as const), url: src, label: '' }
    return video.current ? attach(video.current, source, 0, fail) : undefined
  }, [src])
  if (isFailed) return <Text className={styles.failed}>{texts.videoFailed}</Text>
  return (
    <video
      ref={video}
      className={styles.video}
      poster={poster}
      preload='metadata'
      controls
      playsInline
      aria-label={texts.video}
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
    return <FrameCard url={url} role='button' words={texts.playHere} onClick={() => setOpen(true)} />
  }
  return (
    <View className={styles.frame}>
      <Embed url={url} title={texts.video} />
    </View>
  )
}
