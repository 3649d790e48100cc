import { Text, View } from '@tarojs/components'

import type { Announcement } from '@/api/app'
import { RichText } from '@/features/shared/richText'
import { formatCount } from '@/lib/count'
import { formatDateTime } from '@/lib/time'

import styles from './announcement.module.scss'
import { texts } from './texts'

export function AnnouncementView({
  announcement: { title, html, createdAt, viewCount },
}: {
  announcement: Announcement
}) {
  // Servers that do not count views send 0.
  const views = viewCount > 0 && texts.announcement.views(formatCount(viewCount))
  return (
    <View className={styles.announcement}>
      <View className={styles.title} role='heading' aria-level='2'>
        {title}
      </View>
      <Text className={styles.meta}>{[createdAt && formatDateTime(createdAt), views].filter(Boolean).join(' · ')}</Text>
      <RichText html={html} />
    </View>
  )
}
