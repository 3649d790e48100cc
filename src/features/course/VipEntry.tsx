import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { Notice } from '@/components/Notice'
import { roleQueries } from '@/queries/role'
import { open } from '@/routes/navigate'

import styles from './course.module.scss'
import { texts } from './texts'

/** The way in where a membership would open the course, with the lowest price once it is known. */
export function VipEntry() {
  const { data: priceCents } = useQuery(roleQueries.lowestPrice())
  return (
    <View className={styles.vip}>
      <Notice
        tone='vip'
        icon='crown'
        isInset
        value={priceCents ? texts.vip.from(priceCents) : undefined}
        onClick={() => open('role', {})}
      >
        {texts.vip.lead}
      </Notice>
    </View>
  )
}
