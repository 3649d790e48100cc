import { View } from '@tarojs/components'

import type { Announcement } from '@/api/app'
import { ListRow } from '@/components/ListRow'
import { dateOrDash } from '@/lib/time'
import { navigateTo } from '@/routes/navigate'

import styles from './message.module.scss'

export const AnnouncementRow = ({ announcement: { id, title, createdAt } }: { announcement: Announcement }) => (
  <View className={styles.row}>
    <ListRow label={title} hint={dateOrDash(createdAt)} onClick={() => navigateTo('notice', { id })} />
  </View>
)
