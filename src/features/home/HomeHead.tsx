import { View } from '@tarojs/components'

import { SearchField } from '@/components/SearchField'
import { useHeadInsets } from '@/features/shared/screen/useHeadInsets'
import { open } from '@/routes/navigate'

import styles from './home.module.scss'
import { texts } from './texts'

/** The red bar with the way to the search. */
export function HomeHead() {
  const insets = useHeadInsets()
  return (
    <View className={styles.head} style={insets}>
      <SearchField isOnBar placeholder={texts.search} onClick={() => open('search')} />
    </View>
  )
}
