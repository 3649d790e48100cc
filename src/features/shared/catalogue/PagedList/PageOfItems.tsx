import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { useNear } from '../useNear'

/** Further away a page of items is only a box of its height: 10,000 items cost no more than a few pages. */
const keptPx = 2_400

export function PageOfItems({ children, className }: { children: ReactNode; className?: string }) {
  const { id, isNear, heightPx } = useNear(keptPx, true)
  return isNear ? (
    <View id={id} className={className}>
      {children}
    </View>
  ) : (
    <View id={id} style={{ height: `${heightPx}px` }} />
  )
}
