import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { isVip, type Member } from '@/api/member'
import { Avatar } from '@/components/Avatar'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { useHeadInsets } from '@/features/shared/page/useHeadInsets'
import { maskMobile } from '@/lib/mask'
import { serverClock } from '@/lib/serverClock'
import { formatDate } from '@/lib/time'
import { payAdapter } from '@/platform/pay'
import { navigateTo, redirectToLogin } from '@/routes/navigate'

import styles from './head.module.scss'
import { texts } from './texts'

function monthOf(date: Date): string {
  const [year = '', month = ''] = formatDate(date).split('-')
  return `${year} 年 ${Number(month)} 月`
}

interface MemberHeadProps {
  user: Member | null
  isLogin: boolean
  unreadCount: number
}

/** The member, with links to messages, settings and profile. A visitor sees the link to the login. */
export function MemberHead({ user, isLogin, unreadCount }: MemberHeadProps) {
  const insets = useHeadInsets()
  return (
    <View className={styles.head}>
      <View className={styles.tools} style={insets}>
        <IconButton
          icon='bell'
          label={texts.messages}
          unreadCount={unreadCount}
          isOnBar
          onClick={() => navigateTo('messages')}
        />
        <IconButton icon='settings' label={texts.settings} onClick={() => navigateTo('setting')} />
      </View>
      {isLogin ? (
        <Who
          picture={<Avatar src={user?.avatar ?? ''} name={user?.nickname ?? ''} size={60} />}
          name={user?.nickname ?? ''}
          line={user ? lineOf(user) : ''}
          isVerified={user?.isFaceVerified}
          onClick={() => navigateTo('profile')}
        />
      ) : (
        <Who
          picture={
            <View className={styles.blank}>
              <Icon name='me' size={32} />
            </View>
          }
          name={texts.login}
          line={texts.loginHint}
          onClick={() => redirectToLogin()}
        />
      )}
      <VipStrip user={user} isLogin={isLogin} />
    </View>
  )
}

function lineOf({ mobile, joinedAt }: Member): string {
  const parts = [maskMobile(mobile) || texts.noMobile, joinedAt && texts.joined(monthOf(joinedAt))]
  return parts.filter(Boolean).join(' · ')
}

interface WhoProps {
  picture: ReactNode
  name: string
  line: string
  /** The real name is proven. */
  isVerified?: boolean
  onClick: () => void
}

const Who = ({ picture, name, line, isVerified, onClick }: WhoProps) => (
  <Pressable className={styles.who} role='link' label={name ? undefined : texts.profile} onClick={onClick}>
    {picture}
    <View className={styles.words}>
      <View className={styles.title}>
        <Text className={styles.name}>{name}</Text>
        {isVerified && <Icon name='shield' size={16} label={texts.verified} />}
      </View>
      <Text className={styles.line}>{line}</Text>
    </View>
    <Icon name='forward' size={20} />
  </Pressable>
)

/** The membership, half hidden by the sheet below it. Not shown where the platform forbids selling. */
function VipStrip({ user, isLogin }: Pick<MemberHeadProps, 'user' | 'isLogin'>) {
  // While it is unknown whether to offer joining or renewing, the strip names neither.
  const isKnown = user !== null || !isLogin
  const isActive = isVip(user, serverClock.now())
  if (!payAdapter.canSell && !isActive) return null
  const vip = user?.vip
  const title = !vip ? texts.vip.none : isActive ? vip.name : texts.vip.expired(vip.name)
  const name = isKnown ? title : texts.vip.title
  return (
    <Pressable className={styles.vip} role='link' onClick={() => navigateTo('membership')}>
      <Icon name='crown' size={24} />
      <View className={styles.vipWords}>
        <Text className={styles.vipTitle}>{name}</Text>
        {isActive && vip?.expiresAt && (
          <Text className={styles.vipDate}>{texts.vip.until(formatDate(vip.expiresAt))}</Text>
        )}
      </View>
      {isKnown && payAdapter.canSell && (
        <Text className={styles.vipAction}>{vip ? texts.vip.renew : texts.vip.open}</Text>
      )}
    </Pressable>
  )
}
