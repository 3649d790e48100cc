import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { AnnouncementLine } from '@/features/home/AnnouncementLine'
import { Blocks } from '@/features/home/Blocks'
import styles from '@/features/home/home.module.scss'
import { HomeEmpty } from '@/features/home/HomeEmpty'
import { HomeHead } from '@/features/home/HomeHead'
import { HomeSkeleton } from '@/features/home/HomeSkeleton'
import { ContinueCard } from '@/features/shared/continueLearning'
import { QueryView, screen, usePullDown } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { homeQueries } from '@/queries/home'
import { studyQueries } from '@/queries/study'
import { useSiteName } from '@/stores/appConfig'

export default screen('home', function Home() {
  const blocks = useQuery(homeQueries.blocks())
  usePullDown(['home'], studyQueries.all())
  useSharedPage({ name: 'home', params: {}, title: useSiteName() })

  return (
    <View className={styles.page}>
      <HomeHead />
      <QueryView query={blocks} skeleton={<HomeSkeleton />}>
        {(items) =>
          items.length === 0 ? (
            <HomeEmpty />
          ) : (
            <Blocks
              blocks={items}
              beforeShelves={
                <>
                  <AnnouncementLine />
                  <ContinueCard />
                </>
              }
            />
          )
        }
      </QueryView>
    </View>
  )
})
