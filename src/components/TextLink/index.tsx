import { Text } from '@tarojs/components'

import { cx } from '../cx'
import { Pressable } from '../Pressable'
import styles from './index.module.scss'

interface TextLinkProps {
  children: string
  onClick: () => void
  /** `ink`: an agreement in a sentence. `brand`: an action in a row, 重新获取. */
  tone?: 'ink' | 'brand'
  role?: 'link' | 'button'
  isDisabled?: boolean
}

/** Words to press within a line of text. */
export function TextLink({ children, onClick, tone = 'ink', role = 'link', isDisabled }: TextLinkProps) {
  return (
    <Pressable
      className={cx(styles.link, isDisabled ? styles.off : styles[tone])}
      role={role}
      isDisabled={isDisabled}
      onClick={onClick}
    >
      <Text>{children}</Text>
    </Pressable>
  )
}
