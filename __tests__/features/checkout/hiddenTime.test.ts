import { findOrCreateOrder } from '@/features/checkout/pendingOrder'
import { useAppConfig } from '@/stores/appConfig'
import { tokenItem, useSession } from '@/stores/session'

import { anAppConfig } from '../../factories/app'
import { aMember } from '../../factories/member'
import { openShop } from './shop'

const promo = { code: 'ZT2026', discountCents: 2000 }

/** The API is on another origin: the page cannot read the Date of its answers. */
test('a phone that is ten minutes fast finds the order of a lost answer, with its discount', async () => {
  useAppConfig.setState({ config: anAppConfig() })
  useSession.setState({ user: aMember(), isLogin: true })
  tokenItem.set('a.b.c')
  const shop = openShop()
  shop.nowMs = () => Date.now() - 600_000
  shop.backend.reply('HEAD /config.js', () => {
    return new Response(null, { headers: { date: new Date(shop.nowMs()).toUTCString() } })
  })
  shop.loseAnswer()
  const found = await findOrCreateOrder({ type: 'course', id: 3 }, { promo, orderNo: null }, () => true)
  expect(found).toMatchObject({ order: { orderNo: 'base-1', promo, createdElsewhere: false }, isShared: false })
  expect(shop.orders).toHaveLength(1)
})
