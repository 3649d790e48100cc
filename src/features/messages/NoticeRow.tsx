import { View } from '@tarojs/components'

import type { Announcement } from '@/api/app'
import { ListRow } from '@/components/ListRow'
import { dateOrDash } from '@/lib/time'
import { navigateTo } from '@/routes/navigate'

import styles from './message.module.scss'

/** One announcement of the list. */
export const NoticeRow = ({ notice: { id, title, createdAt } }: { notice: Announcement }) => (
  <View className={styles.row}>
    <ListRow label={title} hint={dateOrDash(createdAt)} onClick={() => navigateTo('notice', { id })} />
  </View>
)
