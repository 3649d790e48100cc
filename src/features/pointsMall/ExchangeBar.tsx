import { Text, View } from '@tarojs/components'

import type { MallGoods, SavedAddress } from '@/api/pointsMall'
import { Button } from '@/components/Button'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { formatExact } from '@/lib/count'
import { navigateTo } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import { isSoldOut } from './goods'
import styles from './mall.module.scss'
import { texts } from './texts'
import { useExchange } from './useExchange'

interface ExchangeBarProps {
  goods: MallGoods
  /** What they bring is the member's already. */
  isOwned: boolean
  /** The server's address for the next parcel. */
  served: SavedAddress | null
  /** The address, or whether it is the member's, is loading. */
  isWaiting: boolean
}

/** My points or the missing number, and one button: exchange, or how to earn more. */
export function ExchangeBar({ goods, isOwned, served, isWaiting }: ExchangeBarProps) {
  const owned = useSession(({ user }) => user?.points)
  const { run, isRunning } = useExchange(goods, served)
  const { points } = goods
  const lacking = owned === undefined || points === null ? 0 : Math.max(0, points - owned)
  const isOut = isSoldOut(goods)
  return (
    <ActionBar>
      <View className={styles.purse}>
        {owned !== undefined && <Text className={styles.caption}>{texts.owned(formatExact(owned))}</Text>}
        {lacking > 0 && <Text className={styles.lacking}>{texts.lacking(formatExact(lacking))}</Text>}
      </View>
      <View className={styles.act}>
        {isOwned || isOut || points === null ? (
          <Button isBlock isDisabled onClick={() => undefined}>
            {isOwned ? texts.bought : isOut ? texts.soldOut : texts.unknownPoints}
          </Button>
        ) : lacking > 0 ? (
          <Button isBlock onClick={() => navigateTo('credit1Methods')}>
            {texts.earn}
          </Button>
        ) : (
          <Button isBlock isLoading={isRunning || isWaiting} onClick={() => run(points)}>
            {texts.exchange}
          </Button>
        )}
      </View>
    </ActionBar>
  )
}
