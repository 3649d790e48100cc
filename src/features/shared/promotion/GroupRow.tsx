import { View } from '@tarojs/components'

import type { Group } from '@/api/groupBuy'
import { Button } from '@/components/Button'

import { Heads } from './Heads'
import styles from './promotion.module.scss'
import { texts } from './texts'
import { TimeLeft } from './TimeLeft'

const words = texts.groupBuy

interface GroupRowProps {
  group: Group
  /** Absent = not now. */
  onJoin?: () => void
  /** It is mine: how it stands. */
  onOpen?: () => void
  /** Its time is over: what has become of it? */
  onDue: () => void
}

/** A group that waits for members. */
export function GroupRow({ group, onJoin, onOpen, onDue }: GroupRowProps) {
  const { closesAt, missing } = group
  return (
    <View className={styles.group}>
      <Heads group={group} size={36} />
      <View className={styles.groupWords}>
        <View className={styles.missing}>{words.missing(missing)}</View>
        {closesAt && <TimeLeft label={words.left} until={closesAt} onEnd={onDue} />}
      </View>
      {onOpen ? (
        <Button kind='soft' size='s' onClick={onOpen}>
          {words.invite}
        </Button>
      ) : (
        <Button size='s' isDisabled={!onJoin} onClick={() => onJoin?.()}>
          {words.join}
        </Button>
      )}
    </View>
  )
}
