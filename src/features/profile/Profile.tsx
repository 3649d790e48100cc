import { View } from '@tarojs/components'

import type { Member } from '@/api/member'
import { ListRow } from '@/components/ListRow'
import { maskMobile } from '@/lib/mask'
import { open } from '@/routes/navigate'

import { AvatarRow } from './avatar/AvatarRow'
import styles from './index.module.scss'
import { ProfileSkeleton } from './ProfileSkeleton'
import { RealName } from './RealName'
import { Socialites } from './Socialites'
import { texts } from './texts'
import { WithMember } from './WithMember'

/** Everything that makes up my account. */
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
          onClick={isNicknameSet ? undefined : () => open('profileNickname')}
        />
      </View>
      <View className={styles.card}>
        <ListRow
          label={texts.mobile.label}
          value={maskMobile(mobile) || texts.mobile.none}
          onClick={() => (mobile === '' ? open('profileMobile') : open('profileMobileVerify'))}
        />
        <ListRow
          label={texts.password.label}
          value={hasPassword ? texts.password.set : texts.password.unset}
          onClick={() => open('profilePassword')}
        />
        <Socialites user={user} />
      </View>
      <View className={styles.card}>
        <RealName user={user} />
      </View>
    </View>
  )
}
