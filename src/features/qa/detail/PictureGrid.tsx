import { Image, View } from '@tarojs/components'

import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { toast } from '@/features/shared/dialog'
import { previewImages } from '@/platform/preview'

import { texts } from '../texts'
import styles from './pictures.module.scss'

const decoration = { alt: '' }

/** Pictures of a question or an answer. A press enlarges one. */
export function PictureGrid({ urls }: { urls: string[] }) {
  if (urls.length === 0) return null
  const zoom = (url: string) => {
    previewImages(urls, url).catch(() => toast(texts.detail.zoomFailed, 'error'))
  }
  return (
    <View className={cx(styles.grid, urls.length === 1 && styles.single)}>
      {urls.map((url, index) => (
        <Pressable
          key={`${index}${url}`}
          className={styles.cell}
          label={texts.detail.picture(index + 1)}
          onClick={() => zoom(url)}
        >
          <Image className={styles.image} src={url} mode='aspectFill' lazyLoad nativeProps={decoration} />
        </Pressable>
      ))}
    </View>
  )
}
