import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { homeQueries } from '@/queries/home'
import { navigateTo } from '@/routes/navigate'

import styles from './home.module.scss'
import { texts } from './texts'

/** The newest announcement in one line. Draws nothing without one. */
export function AnnouncementLine() {
  const { data } = useQuery(homeQueries.latestAnnouncement())
  if (!data) return null
  return (
    <Pressable
      className={styles.announcement}
      role='link'
      label={`${texts.announcement}：${data.title}`}
      onClick={() => navigateTo('notice', { id: data.id })}
    >
      <Icon name='horn' size={20} isDuo />
      <Text className={styles.announcementText}>{data.title}</Text>
      <View className={styles.announcementArrow}>
        <Icon name='forward' size={16} />
      </View>
    </Pressable>
  )
}
