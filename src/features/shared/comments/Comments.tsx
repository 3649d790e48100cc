import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import type { CommentList, CommentTarget } from '@/api/comment'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { StateView } from '@/components/StateView'
import { QueryView } from '@/features/shared/page'
import { payAdapter } from '@/platform/pay'

import { CommentsSkeleton } from './CommentsSkeleton'
import { Composer } from './Composer'
import { keyOf, type CommentContext } from './drafts'
import styles from './index.module.scss'
import { MoreButton } from './MoreButton'
import { texts } from './texts'
import { Thread } from './Thread'
import { useComments } from './useComments'
import { useCommentsOff } from './useCommentsOff'
import { useShowMore } from './useShowMore'

export interface CommentsProps {
  target: CommentTarget
  /** Who may learn it may also write; `undefined` = that is not known: nothing is said of it. */
  canWrite: boolean | undefined
  /** The teacher allows no comments on this. */
  isClosed?: boolean
}

/** Comments on anything: the list, and a composer where writing is allowed. */
export function Comments({ target, canWrite, isClosed = false }: CommentsProps) {
  const list = useComments(target, false)
  return (
    <QueryView query={list} skeleton={<CommentsSkeleton />} title={texts.failed}>
      {(first) => (
        <Loaded
          key={keyOf({ target })}
          target={target}
          first={first}
          canWrite={canWrite && !isClosed}
          refusal={isClosed ? texts.closed : payAdapter.canSell ? texts.locked : texts.lockedHere}
        />
      )}
    </QueryView>
  )
}

interface LoadedProps {
  target: CommentTarget
  first: CommentList
  canWrite: boolean | undefined
  /** Why the viewer cannot write. */
  refusal: string
}

function Loaded({ target, first, canWrite, refusal }: LoadedProps) {
  const isSwitchedOff = useCommentsOff()
  const [isAll, setAll] = useState(false)
  const [context, setContext] = useState<CommentContext>({ target })
  const [isWriting, setWriting] = useState(false)
  const all = useComments(target, true, isAll)
  const { items, total, rules } = all.data ?? first
  const { shown, hasMore, showMore } = useShowMore(items)
  const hasUnread = items.length < total && !all.data
  const isWritable = canWrite && !isSwitchedOff

  const write = (reply?: CommentContext['reply']) => {
    setContext({ target, ...(reply ? { reply } : {}) })
    setWriting(true)
  }
  const more = () => {
    if (hasMore) showMore()
    else if (isAll) void all.refetch()
    else setAll(true)
  }
  return (
    <View className={styles.comments}>
      {isWritable && (
        <Pressable className={styles.entry} onClick={() => write()}>
          <Icon name='edit' size={16} />
          <Text>{texts.write}</Text>
        </Pressable>
      )}
      {!isSwitchedOff && canWrite === false && (
        <View className={styles.refusal}>
          <Icon name='lock' size={16} />
          <Text>{refusal}</Text>
        </View>
      )}
      {items.length === 0 && !hasUnread && <StateView kind='empty' {...texts.none} />}
      {shown.map((comment) => (
        <Thread
          key={comment.id}
          target={target}
          comment={comment}
          onReply={isWritable && rules.canReply ? write : undefined}
        />
      ))}
      {(hasMore || hasUnread) && (
        <MoreButton label={texts.more} isLoading={all.isFetching} isFailed={all.isError} onClick={more} />
      )}
      {/* What is being written stays, should writing end meanwhile: the server says why it is refused. */}
      {(isWritable || isWriting) && (
        <Composer context={context} rules={rules} isOpen={isWriting} onClose={() => setWriting(false)} />
      )}
    </View>
  )
}
