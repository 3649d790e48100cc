import { View } from '@tarojs/components'

import type { Member } from '@/api/member'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { ListRow } from '@/components/ListRow'
import { back } from '@/routes/navigate'

import styles from './index.module.scss'
import { texts } from './texts'

/** What the server knows, masked by it. */
export function Verified({ user }: { user: Member }) {
  return (
    <View className={styles.verified}>
      <View className={styles.head} role='status'>
        <Icon name='shield' size={48} isDuo />
        <View className={styles.title}>{texts.passed}</View>
        <View className={styles.hint}>{texts.masked}</View>
      </View>
      <View className={styles.card}>
        <ListRow label={texts.name} value={user.realName} />
        <ListRow label={texts.idNumber} value={user.idNumber} />
      </View>
      <Button size='l' isBlock onClick={back}>
        {texts.end}
      </Button>
    </View>
  )
}
