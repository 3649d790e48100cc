import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'

import { Cover } from '@/components/Cover'
import { webUrl } from '@/lib/safeUrl'
import { device } from '@/platform/device'

import { texts } from '../texts'
import styles from './index.module.scss'

const read = (raw = '') => {
  try {
    return decodeURIComponent(raw)
  } catch {
    return ''
  }
}

/** A shared page in WeChat's timeline: its title and cover, which are parameters of the link. */
function TimelinePage() {
  const { title, thumb } = useRouter().params
  const cover = webUrl(read(thumb))?.url
  return (
    <View className={styles.page}>
      {cover && <Cover src={cover} isLazy={false} />}
      <View className={styles.title} role='heading' aria-level='1'>
        {read(title)}
      </View>
      <View className={styles.hint}>{texts.singlePage}</View>
    </View>
  )
}

/** Replaces the real page, which could neither log in nor link to others; null outside the timeline. */
export const SinglePage = device.isSinglePage ? TimelinePage : null
