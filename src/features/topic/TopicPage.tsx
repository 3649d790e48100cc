import { Text, View } from '@tarojs/components'

import type { TopicDetail } from '@/api/topic'
import { StateView } from '@/components/StateView'
import { Comments, commentTargets } from '@/features/shared/comments'
import { RichText } from '@/features/shared/richText'
import { formatCount } from '@/lib/count'
import { formatDate } from '@/lib/time'
import type { ShareInfo } from '@/stores/share'

import { entitlementOf } from './entitlement'
import { Lock } from './Lock'
import { texts } from './texts'
import styles from './topic.module.scss'
import { TopicDock } from './TopicDock'
import { useReader } from './useReader'

interface TopicPageProps {
  detail: TopicDetail
  share: ShareInfo | undefined
}

/** An article: what is open, the way into the rest at the very place where it stops, what others say. */
export function TopicPage({ detail, share }: TopicPageProps) {
  const { topic, teaserHtml, html, canRead } = detail
  const entitlement = entitlementOf(detail, useReader())
  const facts = [
    topic.publishedAt && formatDate(topic.publishedAt),
    texts.reads(formatCount(topic.viewCount)),
    topic.voteCount > 0 && texts.votes(formatCount(topic.voteCount)),
  ]
  return (
    <View>
      <View className={styles.article}>
        <View className={styles.title} role='heading' aria-level='2'>
          {topic.title}
        </View>
        <View className={styles.facts}>{facts.filter(Boolean).join(' · ')}</View>
        {teaserHtml !== '' && <RichText html={teaserHtml} />}
        {html !== '' && <RichText html={html} />}
        {canRead && teaserHtml === '' && html === '' && <StateView kind='empty' {...texts.empty} isCompact />}
        {!canRead && <Lock entitlement={entitlement} hasTeaser={teaserHtml !== ''} />}
      </View>
      <View className={styles.comments}>
        <View className={styles.heading} role='heading' aria-level='3'>
          <Text>{texts.comments}</Text>
        </View>
        <Comments target={commentTargets.topic(topic.id)} canWrite={canRead} />
      </View>
      <TopicDock detail={detail} entitlement={entitlement} share={share} />
    </View>
  )
}
