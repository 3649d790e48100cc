import { View } from '@tarojs/components'

import { SearchLink } from '@/components/SearchLink'
import { useHeadInsets } from '@/features/shared/page/useHeadInsets'
import { navigateTo } from '@/routes/navigate'

import styles from './home.module.scss'
import { texts } from './texts'

/** The red bar with the way to the search. */
export function HomeHead() {
  const insets = useHeadInsets()
  return (
    <View className={styles.head} style={insets}>
      <SearchLink isOnBar placeholder={texts.search} onClick={() => navigateTo('search')} />
    </View>
  )
}
