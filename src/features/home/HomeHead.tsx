import { View } from '@tarojs/components'

import { SearchLink } from '@/components/SearchLink'
import { useCode } from '@/features/shared/lazyCode/useCode'
import { useHeadInsets } from '@/features/shared/page/useHeadInsets'
import { navigateTo } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import styles from './home.module.scss'
import { texts } from './texts'

const loadBell = () => import('./HomeBell')

/** The red bar with a link to the search and, for members, to their messages. */
export function HomeHead() {
  const insets = useHeadInsets()
  const isLogin = useSession((session) => session.isLogin)
  const bell = useCode(isLogin, loadBell)
  return (
    <View className={styles.head} style={insets}>
      <View className={styles.search}>
        <SearchLink isOnBar placeholder={texts.search} onClick={() => navigateTo('search')} />
      </View>
      {isLogin && <View className={styles.bell}>{bell && <bell.default />}</View>}
    </View>
  )
}
