import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { InviteCode as Invite } from '@/api/inviteCode'
import { Button } from '@/components/Button'
import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { QueryView, usePullDown } from '@/features/shared/page'
import { saleHint } from '@/features/shared/promotion/saleHint'
import { useIsPast } from '@/features/shared/promotion/useIsPast'
import { copyText } from '@/features/shared/share/copyText'
import { ApiError, errorText } from '@/http/apiError'
import { formatCentsShort } from '@/lib/money'
import { formatDate } from '@/lib/time'
import { payAdapter } from '@/platform/pay'
import { inviteCodeMutations, inviteCodeQuery } from '@/queries/inviteCode'

import styles from './referral.module.scss'
import { texts as referralTexts } from './texts'

const texts = referralTexts.inviteCode

/**
 * For servers without referral: my own code, with which friends pay less. Where the platform forbids selling, the page
 * does not say so.
 */
export function InviteCode() {
  const query = useQuery(inviteCodeQuery())
  usePullDown(inviteCodeQuery().queryKey)
  const [isRefused, setRefused] = useState(false)
  const { run: create, isRunning } = useAction(inviteCodeMutations.create, {
    failed: (error) => {
      if (error instanceof ApiError && error.kind === 'rejected') setRefused(true)
      else toast(errorText(error), 'error')
    },
  })
  const make = { label: texts.create, isBusy: isRunning, onClick: () => void create() }
  return (
    <QueryView query={query} skeleton={<MediaRowsSkeleton />} title={texts.failed}>
      {(invite) =>
        invite === null ? (
          <StateView kind='locked' title={texts.unknown} />
        ) : invite.code === '' && isRefused ? (
          <StateView kind='locked' title={texts.refused} />
        ) : invite.code === '' ? (
          <StateView kind='empty' {...saleHint(texts.none)} action={make} />
        ) : (
          <Code invite={invite} />
        )
      }
    </QueryView>
  )
}

function Code({ invite: { code, expiresAt, discountCents, rewardCents } }: { invite: Invite }) {
  const isOver = useIsPast(expiresAt ?? undefined)
  const { canSell } = payAdapter
  const lines = [
    canSell && discountCents ? texts.discount(formatCentsShort(discountCents)) : '',
    canSell && rewardCents ? texts.reward(formatCentsShort(rewardCents)) : '',
    expiresAt ? (isOver ? texts.over : texts.until)(formatDate(expiresAt)) : '',
  ]
  return (
    <View className={styles.page}>
      <View className={styles.head}>
        <View className={styles.number}>
          <Text className={styles.caption}>{texts.mine}</Text>
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
      {!isOver && (
        <>
          <View className={styles.copy}>
            <Button size='l' isBlock onClick={() => void copyText(code, texts.copied)}>
              {texts.copy}
            </Button>
          </View>
          {canSell && <View className={styles.hint}>{texts.how}</View>}
        </>
      )}
    </View>
  )
}
