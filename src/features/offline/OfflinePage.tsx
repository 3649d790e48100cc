import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { Banner } from '@/components/Banner'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { ListRow } from '@/components/ListRow'
import { StateView } from '@/components/StateView'
import { useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { linkTo } from '@/features/shared/link'
import { useIncrementalRender } from '@/features/shared/list/useIncrementalRender'
import { formatBytes } from '@/lib/bytes'
import { keeping } from '@/platform/keeping'
import { offlineStart } from '@/platform/offlineStart'

import styles from './offline.module.scss'
import { letGoOfAll, type SavedThing, savedThings } from './saved'
import { texts } from './texts'

/** Whether the app itself starts without a network. Assumes yes until that is known. */
function useStartsAlone(): boolean {
  const [isStored, setStored] = useState(true)
  useEffect(() => void offlineStart.isStored().then(setStored), [])
  return isStored
}

/** Lists what opens without a network, with its size, and removes it. */
export function OfflinePage() {
  const [things, setThings] = useState(savedThings)
  const startsAlone = useStartsAlone()
  const update = () => setThings(savedThings())
  // A thing that was opened counts as used, which changes the order.
  useDidShow(update)
  const removing = useAction(
    { call: async (thing: SavedThing) => thing.letGo() },
    { confirm: ({ title }) => texts.removeAsk(title), done: texts.removed },
  )
  const opening = useAction(
    { call: async ({ open }: SavedThing) => open?.() },
    { done: (isOpen) => isOpen === false && toast(texts.unopened, 'error') },
  )
  const emptying = useAction({ call: async () => letGoOfAll() }, { confirm: texts.removeAllAsk, done: texts.removed })
  const shownCount = useIncrementalRender(things.length, 20)
  if (things.length === 0) return <StateView kind='empty' {...texts.none} />
  const bytes = things.reduce((sum, thing) => sum + thing.bytes, 0)
  return (
    <View className={styles.page}>
      {!startsAlone && (
        <View className={styles.notice}>
          <Banner icon='info' isInset>
            {texts.noStart}
          </Banner>
        </View>
      )}
      <View className={styles.about}>
        {texts.about}
        {keeping.isBrief && texts.brief}
      </View>
      <View className={styles.card}>
        {things.slice(0, shownCount).map((thing) => (
          <View key={thing.key} className={styles.row}>
            <View className={styles.thing}>
              <ListRow
                label={thing.title}
                hint={texts.meta(thing.kind, formatBytes(thing.bytes))}
                {...(thing.location && linkTo(thing.location))}
                {...(thing.open && { onClick: () => void opening.run(thing) })}
              />
            </View>
            <IconButton
              icon='trash'
              size={20}
              label={texts.remove(thing.title)}
              onClick={() => void removing.run(thing).then(update)}
            />
          </View>
        ))}
      </View>
      <View className={styles.total}>{texts.total(formatBytes(bytes))}</View>
      <Button kind='line' isBlock onClick={() => void emptying.run().then(update)}>
        {texts.removeAll}
      </Button>
    </View>
  )
}
