import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { QueryView, usePullDown } from '@/features/shared/page'
import { RichText } from '@/features/shared/richText'
import { referralQueries } from '@/queries/referral'

import styles from './referral.module.scss'
import { texts } from './texts'

/** The operator's text. */
export function Rules() {
  const rules = useQuery(referralQueries.rules())
  usePullDown(referralQueries.rules().queryKey)
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
