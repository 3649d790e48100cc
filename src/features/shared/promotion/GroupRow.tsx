import { View } from '@tarojs/components'

import type { Group } from '@/api/groupBuy'
import { Button } from '@/components/Button'

import { Heads } from './Heads'
import styles from './promotion.module.scss'
import { texts as promotionTexts } from './texts'
import { TimeLeft } from './TimeLeft'
import { useIsPast } from './useIsPast'

const texts = promotionTexts.groupBuy

interface GroupRowProps {
  group: Group
  /** Absent = joining is not possible now; null = nor at any time, because the platform forbids selling. */
  onJoin?: (() => void) | null
  /** Only for the learner's own group: opens it. */
  onOpen?: () => void
  /** The group's time is over: its state must be read. */
  onDue: () => void
}

export function GroupRow({ group, onJoin, onOpen, onDue }: GroupRowProps) {
  const { closesAt, missing } = group
  const isOver = useIsPast(closesAt)
  return (
    <View className={styles.group}>
      <Heads group={group} size={36} />
      <View className={styles.groupWords}>
        <View className={styles.missing}>{texts.missing(missing)}</View>
        {closesAt && (
          <TimeLeft label={texts.left} until={closesAt} isHidden={onJoin === null && !onOpen} onEnd={onDue} />
        )}
      </View>
      {onOpen ? (
        <Button kind='soft' size='s' onClick={onOpen}>
          {texts.invite}
        </Button>
      ) : (
        onJoin !== null && (
          <Button size='s' isDisabled={!onJoin || isOver} onClick={() => onJoin?.()}>
            {texts.join}
          </Button>
        )
      )}
    </View>
  )
}
