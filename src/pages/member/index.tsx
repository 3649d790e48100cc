import { View } from '@tarojs/components'
import Taro, { useDidShow, usePullDownRefresh } from '@tarojs/taro'

import styles from '@/features/member/member.module.scss'
import { MemberHead } from '@/features/member/MemberHead'
import { Numbers } from '@/features/member/Numbers'
import { OrdersStrip } from '@/features/member/OrdersStrip'
import { Services } from '@/features/member/Services'
import { texts } from '@/features/member/texts'
import { useNews } from '@/features/member/useNews'
import { Failure, screen } from '@/features/shared/screen'
import { useMember } from '@/features/shared/session/useMember'

export default screen('me', function Me() {
  const { user, isLogin, error, refresh } = useMember()
  const news = useNews()
  useDidShow(() => void refresh())
  usePullDownRefresh(() => {
    void Promise.all([refresh(), news.refresh()]).finally(() => Taro.stopPullDownRefresh())
  })

  return (
    <View className={styles.page}>
      <MemberHead user={user} isLogin={isLogin} unreadCount={news.unreadCount} />
      <View className={styles.sheet}>
        {user && <Numbers user={user} />}
        {isLogin && !user && error !== null && (
          <Failure error={error} onRetry={() => void refresh()} title={texts.failed} isCompact />
        )}
      </View>
      <OrdersStrip unpaidCount={news.unpaidCount} />
      <Services />
    </View>
  )
})
