import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { cx } from '../cx'
import { Button } from '../Button'
import { Icon, type IconName, type IconSize } from '../Icon'
import styles from './index.module.scss'

type StateKind = 'empty' | 'error' | 'offline' | 'locked' | 'notFound' | 'done'

export interface StateAction {
  /** A verb. */
  label: string
  onClick: () => void
  /** The action is running. */
  isBusy?: boolean
  /** For the second action: available, but rarely useful. */
  isSmall?: boolean
}

export interface StateViewProps {
  kind: StateKind
  /** What is here, or would be. */
  title: string
  /** What to do about it. */
  hint?: ReactNode
  action?: StateAction
  secondary?: StateAction
  /** For a block inside a page that continues below. */
  isCompact?: boolean
}

/** Icon on top of the state's picture. */
const signs: Partial<Record<StateKind, IconName>> = { offline: 'offline', locked: 'lock', done: 'check' }

const signSize = (kind: StateKind, isCompact?: boolean): IconSize => {
  if (kind === 'done') return isCompact ? 20 : 28
  return isCompact ? 12 : 20
}

/** Replaces content: a picture of the state, its meaning and the next step. */
export function StateView({ kind, title, hint, action, secondary, isCompact }: StateViewProps) {
  const sign = signs[kind]
  const isRetry = kind === 'error' || kind === 'offline'
  return (
    <View className={cx(styles.state, isCompact && styles.compact)} role='status'>
      <View className={cx(styles.drawing, styles[kind])} aria-hidden>
        {sign && <Icon name={sign} size={signSize(kind, isCompact)} className={styles.sign} />}
      </View>
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        {hint && <View className={styles.hint}>{hint}</View>}
      </View>
      {(action || secondary) && (
        <View className={styles.actions}>
          {action && (
            <Button
              kind={isRetry || isCompact ? 'line' : 'primary'}
              size={isCompact ? 's' : 'm'}
              icon={isRetry ? 'refresh' : undefined}
              isLoading={action.isBusy}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
          )}
          {secondary && (
            <Button kind='line' size={isCompact || secondary.isSmall ? 's' : 'm'} onClick={secondary.onClick}>
              {secondary.label}
            </Button>
          )}
        </View>
      )}
    </View>
  )
}
