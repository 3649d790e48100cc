import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { QueryView, usePullDown } from '@/features/shared/page'
import { RichText } from '@/features/shared/richText'
import { payAdapter } from '@/platform/pay'
import { goBack } from '@/routes/navigate'
import { referralQueries } from '@/queries/referral'

import styles from './referral.module.scss'
import { texts } from './texts'

const backAction = { label: texts.rulesView.back, onClick: goBack }

/** The operator's text. It tells what purchases bring, so it is not shown where the platform forbids selling. */
export function Rules() {
  const { canSell } = payAdapter
  const rules = useQuery({ ...referralQueries.rules(), enabled: canSell })
  usePullDown(referralQueries.rules().queryKey)
  if (!canSell) return <StateView kind='locked' title={texts.rulesView.hidden} action={backAction} />
  return (
    <QueryView query={rules} skeleton={<MediaRowsSkeleton />} title={texts.rulesView.failed}>
      {(html) =>
        html === '' ? (
          <StateView kind='empty' title={texts.rulesView.empty} />
        ) : (
          <View className={styles.rules}>
            <RichText html={html} />
          </View>
        )
      }
    </QueryView>
  )
}
