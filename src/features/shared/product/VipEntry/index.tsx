import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { Banner } from '@/components/Banner'
import { planQueries } from '@/queries/plan'

import { joinHere } from '../buyHere'
import styles from './index.module.scss'
import { texts } from './texts'

interface VipEntryProps {
  /** What a membership would bring: 会员免费学这门课. */
  children: string
}

/** Link to the membership, where it would unlock this page; with the lowest price once that is known. */
export function VipEntry({ children }: VipEntryProps) {
  const { data: priceCents } = useQuery(planQueries.lowestPrice())
  return (
    <View className={styles.vip}>
      <Banner
        tone='vip'
        icon='crown'
        isInset
        value={priceCents ? texts.from(priceCents) : undefined}
        onClick={joinHere}
      >
        {children}
      </Banner>
    </View>
  )
}
