import { View } from '@tarojs/components'

import { ListRow } from '@/components/ListRow'
import { linkTo } from '@/features/shared/link'
import { usePullDown } from '@/features/shared/page'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { useWebLink } from '@/features/shared/share/useWebLink'
import { payAdapter } from '@/platform/pay'
import { referralQueries } from '@/queries/referral'
import { formatUrl, type RouteLocation } from '@/routes/codec'

import { Account } from './Account'
import { Goods } from './Goods'
import { Invite } from './Invite'
import styles from './referral.module.scss'
import { texts } from './texts'

const entries = [
  { name: 'referralRules', label: texts.rules, icon: 'help' },
  { name: 'sharePoster', label: texts.poster, icon: 'camera' },
  { name: 'referralInvitees', label: texts.invitees, icon: 'userPlus' },
  { name: 'referralRecords', label: texts.records, icon: 'wallet' },
] as const

/** Where the platform forbids selling, the rules are missing: they tell what purchases bring. */
const isShown = ({ name }: (typeof entries)[number]) => name !== 'referralRules' || payAdapter.canSell

/** Purchases of friends who come by my links earn me money: the account, the links, the rewards. */
export function Referral() {
  const linkOf = useWebLink()
  useSharedPage({ name: 'home', params: {} })
  usePullDown(referralQueries.all())
  return (
    <View className={styles.page}>
      <Account isOwner />
      <Invite link={linkOf(formatUrl('home', {}))} />
      <View className={styles.card}>
        {entries.filter(isShown).map(({ name, label, icon }) => (
          <ListRow key={name} icon={icon} label={label} {...linkTo({ name, params: {} } satisfies RouteLocation)} />
        ))}
      </View>
      <Goods linkOf={linkOf} />
    </View>
  )
}
