import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'

import { cx } from '@/components/cx'
import styles from '@/features/account/me/member.module.scss'
import { MemberHead } from '@/features/account/me/MemberHead'
import { AccountStats, StatsRoom } from '@/features/account/me/AccountStats'
import { OrderShortcuts } from '@/features/account/me/OrderShortcuts'
import { Services } from '@/features/account/me/Services'
import { texts } from '@/features/account/me/texts'
import { freshMs, useNews } from '@/features/account/me/useNews'
import { Failure, definePage } from '@/features/shared/page'
import { OfflineBar } from '@/features/shared/page/OfflineBar'
import { useOnPullDown } from '@/features/shared/page/useOnPullDown'
import { useMember } from '@/features/shared/session/useMember'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { useDrawsEntries } from '@/stores/appConfig'
import { useOnline } from '@/stores/connection'

export default definePage('me', function MePage() {
  const { user, isLogin, error, refresh } = useMember()
  const news = useNews()
  const isOnline = useOnline()
  // Entries that appear later would push down what is below them.
  const isKnown = useDrawsEntries()
  const isWaiting = isLogin && (user ? !isKnown : error === null)
  useSharedPage({ name: 'home', params: {} })
  useDidShow(() => void refresh(freshMs))
  useOnPullDown(() => Promise.all([refresh(), news.refresh()]))

  return (
    <View className={styles.page}>
      <MemberHead user={user} isLogin={isLogin} unreadCount={news.unreadCount} />
      <OfflineBar />
      <View className={cx(styles.sheet, !isLogin && styles.edge, !isOnline && styles.apart)}>
        {user && isKnown && <AccountStats user={user} />}
        {isWaiting && <StatsRoom />}
        {isLogin && !user && error !== null && (
          <Failure error={error} onRetry={() => void refresh()} title={texts.failed} isCompact />
        )}
      </View>
      {isKnown && (
        <>
          <OrderShortcuts unpaidCount={news.unpaidCount} />
          <Services canSignIn={news.canSignIn} />
        </>
      )}
    </View>
  )
})
