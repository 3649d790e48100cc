import { View } from '@tarojs/components'

import type { Member } from '@/api/member'
import { ListRow } from '@/components/ListRow'
import { maskMobile } from '@/lib/mask'
import { formatLocation } from '@/routes/codec'
import { navigateTo } from '@/routes/navigate'

import { AvatarRow } from './avatar/AvatarRow'
import styles from './index.module.scss'
import { Socialites } from './Socialites'
import { texts } from './texts'
import { WithMember } from './WithMember'
import { useAction } from '@/features/shared/action'
import { faceCheckItem, startFaceCheck } from '@/features/shared/session/faceCheck'
import { Skeleton, SkeletonLine } from '@/components/Skeleton'

export function Profile() {
  return <WithMember skeleton={<ProfileSkeleton />}>{(user) => <Cards user={user} />}</WithMember>
}

function Cards({ user }: { user: Member }) {
  const { nickname, isNicknameSet, mobile, hasPassword } = user
  return (
    <View className={styles.page}>
      <View className={styles.card}>
        <AvatarRow user={user} />
        <ListRow
          label={texts.nickname.label}
          hint={isNicknameSet ? texts.nickname.used : texts.nickname.once}
          value={nickname}
          onClick={isNicknameSet ? undefined : () => navigateTo('profileNickname')}
        />
      </View>
      <View className={styles.card}>
        <ListRow
          label={texts.mobile.label}
          value={maskMobile(mobile) || texts.mobile.none}
          onClick={() => (mobile === '' ? navigateTo('profileMobile') : navigateTo('profileMobileVerify'))}
        />
        <ListRow
          label={texts.password.label}
          value={hasPassword ? texts.password.set : texts.password.unset}
          onClick={() => navigateTo('profilePassword')}
        />
        <Socialites user={user} />
      </View>
      <View className={styles.card}>
        <RealName user={user} />
      </View>
    </View>
  )
}

/** Shows whether the real name is proven, or a link to prove it. */
function RealName({ user }: { user: Member }) {
  const check = useAction({ call: () => startFaceCheck(formatLocation({ name: 'profile', params: {} })) })
  // That page asks how a check ended that was begun before.
  const isBegun = () => user.isFaceVerified || faceCheckItem.get() !== null
  const start = () => (isBegun() ? navigateTo('faceSuccess') : void check.run())
  const state = user.isFaceVerified ? user.realName || texts.realName.done : texts.realName.none
  return <ListRow label={texts.realName.label} value={state} onClick={start} />
}

const cards = [2, 3, 1]

function ProfileSkeleton() {
  return (
    <Skeleton className={styles.page}>
      {cards.map((rows, card) => (
        <View key={card} className={styles.card}>
          {Array.from({ length: rows }, (_, row) => (
            <View key={row} className={styles.skeletonRow}>
              <SkeletonLine width='64px' />
            </View>
          ))}
        </View>
      ))}
    </Skeleton>
  )
}
