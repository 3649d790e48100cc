import { View } from '@tarojs/components'

import styles from '@/features/home/home.module.scss'
import { HomeContent } from '@/features/home/HomeContent'
import { HomeHead } from '@/features/home/HomeHead'
import { definePage, usePullDown } from '@/features/shared/page'
import { OfflineBar } from '@/features/shared/page/OfflineBar'
import { RunningExams } from '@/features/shared/runningExams'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { queryClient } from '@/queries/client'
import { homeQueries } from '@/queries/home'

export default definePage(
  'home',
  function HomePage() {
    // All of `studyQueries`. They load with the member's card, so this names their first key word.
    usePullDown(['home'], ['study'])
    useSharedPage({ name: 'home', params: {} })
    return (
      <View className={styles.page}>
        <HomeHead />
        <OfflineBar />
        <RunningExams />
        <HomeContent />
      </View>
    )
  },
  () => {
    void queryClient.prefetchQuery(homeQueries.blocks())
    void queryClient.prefetchQuery(homeQueries.latestAnnouncement())
  },
)
