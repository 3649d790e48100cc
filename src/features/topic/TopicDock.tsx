import { View } from '@tarojs/components'

import type { TopicDetail } from '@/api/topic'
import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { Dock } from '@/components/Dock'
import { IconButton } from '@/components/IconButton'
import { PriceTag } from '@/components/PriceTag'
import { ShareAction } from '@/features/shared/share/ShareAction'
import { formatCount } from '@/lib/count'
import { open, toLogin } from '@/routes/navigate'
import type { ShareInfo } from '@/stores/share'

import type { Entitlement } from './entitlement'
import { texts } from './texts'
import styles from './topic.module.scss'
import { useMark } from './useMark'

interface TopicDockProps {
  detail: TopicDetail
  entitlement: Entitlement
  share: ShareInfo | undefined
}

/** Price, vote, collect, share, and for a closed article the one button. */
export function TopicDock({ detail, entitlement, share }: TopicDockProps) {
  const { topic, isVoted, isCollected } = detail
  const { offer, priceCents } = entitlement
  const vote = useMark('vote', topic.id)
  const collect = useMark('collect', topic.id)
  const act = () => {
    if (offer?.action === 'login') toLogin()
    if (offer?.action === 'buy') open('order', { type: 'topic', id: topic.id })
  }
  return (
    <Dock>
      {priceCents !== undefined && <PriceTag priceCents={priceCents} size='l' />}
      <View className={cx(styles.actions, !offer && styles.alone)}>
        <IconButton
          icon={isVoted ? 'thumbFilled' : 'thumb'}
          label={texts.vote.label}
          caption={topic.voteCount > 0 ? formatCount(topic.voteCount) : texts.vote.label}
          isOn={isVoted}
          onClick={vote}
        />
        <IconButton
          icon={isCollected ? 'starFilled' : 'star'}
          label={texts.collect.label}
          caption={isCollected ? texts.collect.caption : texts.collect.label}
          isOn={isCollected}
          onClick={collect}
        />
        <ShareAction info={share} hasCaption />
      </View>
      {offer && (
        <View className={styles.offer}>
          <Button isBlock isDisabled={offer.action === 'none'} onClick={act} id='topic-offer'>
            {offer.label}
          </Button>
        </View>
      )}
    </Dock>
  )
}
