import { Text, View } from '@tarojs/components'

import type { Message } from '@/api/message'
import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { TextLink } from '@/components/TextLink'
import { useAction } from '@/features/shared/action'
import { followLink } from '@/features/shared/richText/followLink'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'
import { messageMutations } from '@/queries/message'

import { linksIn } from './links'
import styles from './message.module.scss'
import { texts } from './texts'

/** One message. Its links stand below it, because a control cannot contain another one. */
export function MessageRow({ message: { id, text, isRead, createdAt } }: { message: Message }) {
  // A failure needs no message: the learner has read it anyway.
  const reading = useAction(messageMutations.read, { failed: () => undefined })
  const see = () => {
    if (!isRead) void reading.run(id)
  }
  const content = (
    <>
      {isRead ? (
        <View className={styles.seen} />
      ) : (
        <View className={styles.dot} role='img' aria-label={texts.unreadMark} />
      )}
      <View className={styles.words}>
        <View className={cx(styles.text, isRead && styles.read)}>
          <Text userSelect>{text}</Text>
        </View>
        <View className={styles.time}>{createdAt ? relativeTime(createdAt, serverClock.now()) : '-'}</View>
      </View>
    </>
  )
  return (
    <View className={styles.row}>
      {isRead ? (
        <View className={styles.body}>{content}</View>
      ) : (
        <Pressable className={styles.body} onClick={see}>
          {content}
        </Pressable>
      )}
      {linksIn(text).map(({ url, label }) => (
        <View key={url} className={styles.link}>
          <TextLink
            tone='brand'
            onClick={() => {
              see()
              followLink(url)
            }}
          >
            {label}
          </TextLink>
        </View>
      ))}
    </View>
  )
}
