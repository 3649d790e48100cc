import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import { Notice } from '@/components/Notice'
import { roleQueries } from '@/queries/role'
import { open } from '@/routes/navigate'

import styles from './index.module.scss'
import { texts } from './texts'

interface VipEntryProps {
  /** What a membership would bring: 会员免费学这门课. */
  children: string
}

/** The way in where a membership would open what is on screen, with the lowest price once it is known. */
export function VipEntry({ children }: VipEntryProps) {
  const { data: priceCents } = useQuery(roleQueries.lowestPrice())
  return (
    <View className={styles.vip}>
      <Notice
        tone='vip'
        icon='crown'
        isInset
        value={priceCents ? texts.from(priceCents) : undefined}
        onClick={() => open('role', {})}
      >
        {children}
      </Notice>
    </View>
  )
}
