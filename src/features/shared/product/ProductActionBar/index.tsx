import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { type ReactNode, useReducer } from 'react'

import { ActionBar } from '@/features/shared/page/ActionBar'
import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { PriceTag } from '@/components/PriceTag'
import { AddonFavoriteAction, FavoriteAction } from '@/features/shared/favorite'
import { ShareAction } from '@/features/shared/share/ShareAction'
import type { GoodsKind } from '@/goods/define'
import type { Cents } from '@/lib/money'
import { currentLocation, navigateTo, openLocation, redirectToLogin } from '@/routes/navigate'
import { chargedOrders } from '@/stores/chargedOrders'
import { useSession } from '@/stores/session'
import type { ShareInfo } from '@/stores/share'

import { buyHere } from '../buyHere'
import type { PrimaryAction, PurchaseOption } from '../purchaseOption'
import styles from './index.module.scss'
import { texts } from './texts'

export interface ProductActionBarProps {
  kind: GoodsKind
  id: number
  option: PurchaseOption
  share: ShareInfo | undefined
  /** For kinds whose detail tells whether it is a favorite. */
  isFavorite?: boolean
  /** Shown struck through beside the price. */
  originalCents?: Cents | null
  /** At the left, instead of a price. */
  state?: ReactNode
  /** Additional icons, before the common ones. */
  reactions?: ReactNode
  /** The width of the button, which leaves room for what stands beside it. */
  buttonWidth?: 144 | 160 | 176
}

/** A paid order for this thing that the server does not confirm yet; null = none. */
function useChargedOrder(type: string, id: number): string | null {
  const memberId = useSession(({ user }) => user?.id)
  // The cashier, on a page above this one, may have changed it.
  const [, readAgain] = useReducer((count: number) => count + 1, 0)
  useDidShow(readAgain)
  return memberId === undefined ? null : chargedOrders(memberId, type, id).get()
}

/**
 * Price, favorite, share, and the main button; a second button where a group buys cheaper. Their labels come from the
 * learner's `PurchaseOption`.
 */
export function ProductActionBar(props: ProductActionBarProps) {
  const { kind, id, option, share, isFavorite, originalCents, state, reactions, buttonWidth = 176 } = props
  const { priceCents } = option
  const { favorite, type } = kind
  const chargedNo = useChargedOrder(type, id)
  const isForSale = [option.primaryAction, option.otherAction].some(isPurchase)
  const { primaryAction, otherAction } =
    isForSale && chargedNo !== null ? { primaryAction: confirming(chargedNo) } : option
  return (
    <ActionBar>
      {state}
      {priceCents !== undefined && <PriceTag priceCents={priceCents} originalCents={originalCents} size='l' />}
      <View className={cx(styles.actions, reactions !== undefined && (primaryAction ? styles.dense : styles.alone))}>
        {reactions}
        {favorite?.addonType !== undefined && (
          <AddonFavoriteAction favorite={favorite} type={favorite.addonType} id={id} />
        )}
        {favorite && isFavorite !== undefined && (
          <FavoriteAction favorite={favorite} id={id} isOn={isFavorite} hasCaption />
        )}
        {share && <ShareAction info={share} hasCaption />}
      </View>
      {primaryAction && (
        <View className={cx(styles.primaryAction, otherAction ? styles.pair : styles[`w${buttonWidth}`])}>
          {otherAction && (
            <Button kind='line' isBlock onClick={() => act(otherAction, kind, id)} id={`${type}-other-action`}>
              {otherAction.label}
            </Button>
          )}
          <Button
            isBlock
            isDisabled={primaryAction.action === 'none'}
            isLoading={primaryAction.action === 'run' && primaryAction.isBusy}
            onClick={() => act(primaryAction, kind, id)}
            id={`${type}-primary-action`}
          >
            {primaryAction.label}
          </Button>
        </View>
      )}
    </ActionBar>
  )
}

const isPurchase = (action: PrimaryAction | undefined): boolean =>
  action?.action === 'buy' || (action?.action === 'run' && action.isPurchase === true)

const confirming = (order: string): PrimaryAction => ({
  action: 'open',
  label: texts.confirming,
  location: { name: 'orderWechatH5', params: { order } },
})

/** From the thing's own page the purchase leads to its beginning, from a locked page of it back there. */
function buy({ type, detailLocation }: GoodsKind, id: number): void {
  if (currentLocation()?.name === detailLocation(id).name) navigateTo('order', { type, id })
  else buyHere({ type, id })
}

function act(primaryAction: PrimaryAction, kind: GoodsKind, id: number): void {
  if (primaryAction.action === 'buy') buy(kind, id)
  if (primaryAction.action === 'login') redirectToLogin()
  if (primaryAction.action === 'run') primaryAction.run()
  if (primaryAction.action === 'open') void openLocation(primaryAction.location)
}
