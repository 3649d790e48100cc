import { Text, View } from '@tarojs/components'

import { isVip, type Member } from '@/api/member'
import { Avatar } from '@/components/Avatar'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { useHeadInsets } from '@/features/shared/screen/useHeadInsets'
import { serverClock } from '@/lib/serverClock'
import { formatDate } from '@/lib/time'
import { payAdapter } from '@/platform/pay'
import { open, toLogin } from '@/routes/navigate'

import styles from './head.module.scss'
import { texts } from './texts'

const maskMobile = (mobile: string) => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

function monthOf(date: Date): string {
  const [year = '', month = ''] = formatDate(date).split('-')
  return `${year} 年 ${Number(month)} 月`
}

/** Who I am: picture, name, masked mobile; a visitor sees the way in. */
export function MemberHead({ user, isLogin }: { user: Member | null; isLogin: boolean }) {
  const insets = useHeadInsets()
  return (
    <View className={styles.head} style={insets}>
      {isLogin ? (
        <View className={styles.who}>
          <Avatar src={user?.avatar ?? ''} name={user?.nickname ?? ''} size={60} />
          <View className={styles.words}>
            <Text className={styles.name}>{user?.nickname}</Text>
            {user && (
              <Text className={styles.line}>
                {[maskMobile(user.mobile) || texts.noMobile, user.joinedAt && texts.joined(monthOf(user.joinedAt))]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            )}
          </View>
        </View>
      ) : (
        <Pressable className={styles.who} role='link' onClick={() => toLogin()}>
          <View className={styles.blank}>
            <Icon name='me' size={32} />
          </View>
          <View className={styles.words}>
            <Text className={styles.name}>{texts.login}</Text>
            <Text className={styles.line}>{texts.loginHint}</Text>
          </View>
          <Icon name='forward' size={20} />
        </Pressable>
      )}
      <VipStrip user={user} />
    </View>
  )
}

/** The membership, tucked under the sheet below. Not shown where the platform forbids selling. */
function VipStrip({ user }: { user: Member | null }) {
  const isActive = isVip(user, serverClock.now())
  if (payAdapter.policy === 'hidden' && !isActive) return null
  const vip = user?.vip
  const title = !vip ? texts.vip.none : isActive ? vip.name : texts.vip.expired(vip.name)
  return (
    <Pressable className={styles.vip} role='link' onClick={() => open('role')}>
      <Icon name='crown' size={24} />
      <View className={styles.vipWords}>
        <Text className={styles.vipTitle}>{title}</Text>
        {isActive && vip?.expiresAt && <Text className={styles.vipDate}>{texts.vip.until(formatDate(vip.expiresAt))}</Text>}
      </View>
      {payAdapter.policy !== 'hidden' && <Text className={styles.vipAction}>{vip ? texts.vip.renew : texts.vip.open}</Text>}
    </Pressable>
  )
}
