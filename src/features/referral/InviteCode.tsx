import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { createInviteCode, type InviteCode as Invite } from '@/api/inviteCode'
import { Button } from '@/components/Button'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import { QueryView, usePullDown } from '@/features/shared/page'
import { copyText } from '@/features/shared/share/copyText'
import { errorText } from '@/http/apiError'
import { formatCentsShort } from '@/lib/money'
import { formatDate } from '@/lib/time'
import { inviteCodeQuery } from '@/queries/inviteCode'

import styles from './referral.module.scss'
import { texts } from './texts'

const words = texts.inviteCode

/** Where there is no referral: a code of my own, with which friends pay less. */
export function InviteCode() {
  const query = useQuery(inviteCodeQuery())
  usePullDown(inviteCodeQuery().queryKey)
  const { run: create } = useTask(async () => {
    try {
      await createInviteCode()
      await query.refetch()
    } catch (error) {
      toast(errorText(error), 'error')
    }
  })
  const make = { label: words.create, onClick: () => void create() }
  return (
    <QueryView query={query} skeleton={<MediaRowsSkeleton />} title={words.failed}>
      {(invite) =>
        invite === null ? (
          <StateView kind='locked' title={words.unknown} />
        ) : invite.code === '' ? (
          <StateView kind='locked' {...words.none} action={make} />
        ) : (
          <Code invite={invite} />
        )
      }
    </QueryView>
  )
}

function Code({ invite: { code, expiresAt, discountCents, rewardCents } }: { invite: Invite }) {
  const lines = [
    discountCents ? words.discount(formatCentsShort(discountCents)) : '',
    rewardCents ? words.reward(formatCentsShort(rewardCents)) : '',
    expiresAt ? words.until(formatDate(expiresAt)) : '',
  ]
  return (
    <View className={styles.page}>
      <View className={styles.head}>
        <View className={styles.number}>
          <Text className={styles.caption}>{words.mine}</Text>
          <Text className={styles.value} userSelect>
            {code}
          </Text>
        </View>
        {lines.filter(Boolean).map((line) => (
          <View key={line} className={styles.caption}>
            {line}
          </View>
        ))}
      </View>
      <Button size='l' isBlock onClick={() => void copyText(code, words.copied)}>
        {words.copy}
      </Button>
      <View className={styles.hint}>{words.how}</View>
    </View>
  )
}
