import { View } from '@tarojs/components'

import { SearchLink } from '@/components/SearchLink'
import { navigateTo } from '@/routes/navigate'

import styles from './findLink.module.scss'
import { texts } from './texts'

/** Opens the search inside this course. */
export function FindLink({ courseId }: { courseId: number }) {
  return (
    <View className={styles.find}>
      <SearchLink placeholder={texts.find} onClick={() => navigateTo('search', { course: courseId })} />
    </View>
  )
}
