import { View } from '@tarojs/components'

import { Pressable, type PressableProps } from '../Pressable'

export interface LinkedProps extends Pick<PressableProps, 'children' | 'label' | 'className'> {
  /** `null` = it leads nowhere, so it is no control. */
  way: Pick<PressableProps, 'onClick' | 'onReach' | 'href'> | null
}

/** A link, if it leads anywhere. */
export const Linked = ({ way, label, className, children }: LinkedProps) =>
  way ? (
    <Pressable className={className} role='link' label={label} {...way}>
      {children}
    </Pressable>
  ) : (
    <View className={className}>{children}</View>
  )
