import { View } from '@tarojs/components'

import styles from '@/features/home/home.module.scss'
import { HomeContent } from '@/features/home/HomeContent'
import { HomeHead } from '@/features/home/HomeHead'
import { screen, usePullDown } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { studyQueries } from '@/queries/study'
import { useSiteName } from '@/stores/appConfig'

export default screen('home', function Home() {
  usePullDown(['home'], studyQueries.all())
  useSharedPage({ name: 'home', params: {}, title: useSiteName() })
  return (
    <View className={styles.page}>
      <HomeHead />
      <HomeContent />
    </View>
  )
})
