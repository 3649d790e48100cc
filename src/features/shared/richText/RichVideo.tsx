import { Video } from '@tarojs/components'

import styles from './index.module.scss'

/** In a file of its own, loaded where a text has a video: H5's player is as large as all the rest. */
export default function RichVideo({ src, poster }: { src: string; poster?: string }) {
  return <Video className={styles.video} src={src} poster={poster} controls />
}
