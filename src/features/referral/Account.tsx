import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useQuery } from '@tanstack/react-query'

import type { ReferralAccount } from '@/api/referralAccount'
import { Avatar } from '@/components/Avatar'
import { Button } from '@/components/Button'
import { SkeletonBlock } from '@/components/Skeleton'
import { toast } from '@/features/shared/dialog'
import { QueryView } from '@/features/shared/page'
import { formatCount } from '@/lib/count'
import { formatCents } from '@/lib/money'
import { referralQueries } from '@/queries/referral'
import { navigateTo } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import styles from './referral.module.scss'
import { texts } from './texts'

/** With an empty balance a message says so, because the form could not be sent. */
const toWithdraw = ({ balanceCents }: ReferralAccount) =>
  balanceCents === 0 ? toast(texts.form.empty.title) : navigateTo('referralWithdraw')

/** Read anew whenever the page is shown, because friends buy meanwhile. */
export function useReferralAccount() {
  const account = useQuery(referralQueries.account())
  useDidShow(() => void account.refetch({ cancelRefetch: false }))
  return account
}

/** The number of friends, the money that they brought, and a link to withdraw it. */
export function Account({ isOwner = false }: { isOwner?: boolean }) {
  const account = useReferralAccount()
  const user = useSession((session) => session.user)
  return (
    <View className={styles.head}>
      {isOwner && user && (
        <View className={styles.person}>
          <Avatar src={user.avatar} name={user.nickname} size={44} />
          <View className={styles.name}>{user.nickname}</View>
        </View>
      )}
      <QueryView
        query={account}
        skeleton={<SkeletonBlock className={styles.value} />}
        title={texts.accountFailed}
        isCompact
      >
        {(known) => (
          <View className={styles.numbers}>
            <Stat
              label={texts.balance}
              value={known.balanceCents === null ? '-' : `¥${formatCents(known.balanceCents)}`}
            />
            <Stat label={texts.invited} value={texts.people(formatCount(known.inviteCount))} />
            <View className={styles.push}>
              <Button kind='soft' onClick={() => toWithdraw(known)}>
                {texts.withdraw}
              </Button>
            </View>
          </View>
        )}
      </QueryView>
    </View>
  )
}

const Stat = ({ label, value }: { label: string; value: string }) => (
  <View className={styles.number}>
    <Text className={styles.caption}>{label}</Text>
    <Text className={styles.value}>{value}</Text>
  </View>
)
