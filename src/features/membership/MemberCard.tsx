import { View } from '@tarojs/components'

import { Avatar } from '@/components/Avatar'
import { Icon } from '@/components/Icon'
import { ShareAction } from '@/features/shared/share/ShareAction'
import { serverClock } from '@/lib/serverClock'
import { useSession } from '@/stores/session'
import type { ShareInfo } from '@/stores/share'

import styles from './index.module.scss'
import { stateOf } from './plan'

interface MemberCardProps {
  canBuy: boolean
  share: ShareInfo | undefined
}

/** My membership on a gold card: name and end. */
export function MemberCard({ canBuy, share }: MemberCardProps) {
  const user = useSession((session) => session.user)
  return (
    <View className={styles.member}>
      <View className={styles.crown}>
        <Icon name='crown' size={48} />
      </View>
      <Avatar src={user?.avatar ?? ''} name={user?.nickname ?? ''} size={44} />
      <View className={styles.memberWords}>
        <View className={styles.name}>{user?.nickname}</View>
        <View className={styles.state}>{user && stateOf(user, serverClock.now(), canBuy)}</View>
      </View>
      <ShareAction info={share} />
    </View>
  )
}
