import { View } from '@tarojs/components'

import type { PathDetail, PathPart } from '@/api/path'
import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { PriceTag } from '@/components/PriceTag'
import { ShareAction } from '@/features/shared/share/ShareAction'
import { payAdapter } from '@/platform/pay'
import type { Target } from '@/routes/codec'
import { open, openTarget } from '@/routes/navigate'
import type { ShareInfo } from '@/stores/share'

import { entitlementOf } from './entitlement'
import styles from './path.module.scss'
import { nextPart } from './progress'

interface PathDockProps {
  detail: PathDetail
  share: ShareInfo | undefined
  targetOf: (part: PathPart) => Target | undefined
}

/** Price, share, and the one button: buy all of it, or go on where one is. */
export function PathDock({ detail, share, targetOf }: PathDockProps) {
  const { path } = detail
  const next = nextPart(detail, (part) => targetOf(part) !== undefined)
  const { offer, priceCents } = entitlementOf(detail, { next, canBuy: payAdapter.policy !== 'hidden' })
  const act = () => {
    if (offer?.action === 'buy') open('order', { type: 'path', id: path.id })
    const target = offer?.action === 'learn' ? targetOf(offer.part) : undefined
    if (target) openTarget(target)
  }
  return (
    <Dock>
      {priceCents !== undefined && (
        <PriceTag priceCents={priceCents} originalCents={priceCents ? path.originalCents : null} size='l' />
      )}
      <View className={styles.actions}>
        <ShareAction info={share} hasCaption />
      </View>
      {offer && (
        <View className={styles.offer}>
          <Button isBlock isDisabled={offer.action === 'none'} onClick={act} id='path-offer'>
            {offer.label}
          </Button>
        </View>
      )}
    </Dock>
  )
}
