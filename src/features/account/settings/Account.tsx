import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { ListRow } from '@/components/ListRow'
import { useAction } from '@/features/shared/action'
import { areSomeUnclaimed, isOwedBy } from '@/features/shared/outbox/owed'
import { currentMember } from '@/features/shared/session'
import { quitLogin } from '@/features/shared/session/logout'
import { navigateTo } from '@/routes/navigate'
import { hasDrafts } from '@/stores/drafts'
import { hasOfflineContent } from '@/stores/offlineContent'
import { currentMemberId } from '@/stores/session'

import { deleteAccount } from './deleteAccount'
import styles from './index.module.scss'
import { Section } from './Section'
import { texts } from './texts'

export function Account() {
  const deleting = useAction({ call: () => currentMember() }, { next: deleteAccount })
  const leaving = useAction(
    { call: quitLogin },
    {
      confirm: () =>
        texts.logoutAsk({
          hasDrafts: hasDrafts(),
          isOwed: isOwedBy(currentMemberId()),
          isUnclaimed: areSomeUnclaimed(),
          hasOffline: hasOfflineContent(),
        }),
    },
  )
  return (
    <>
      <Section title={texts.account}>
        <ListRow label={texts.profile} onClick={() => navigateTo('profile')} />
        <ListRow label={texts.deletion.label} onClick={() => void deleting.run()} />
      </Section>
      <View className={styles.logout}>
        <Button kind='line' size='l' isBlock onClick={() => void leaving.run()}>
          {texts.logout}
        </Button>
      </View>
    </>
  )
}
