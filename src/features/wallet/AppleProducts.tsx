import { Text, View } from '@tarojs/components'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { type AppleProduct, listAppleProducts } from '@/api/shellPayment'
import { Banner } from '@/components/Banner'
import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { RadioGroup } from '@/components/RadioRow'
import { StateView } from '@/components/StateView'
import { type AppleOutcome, buyAppleProduct, settleApplePurchases } from '@/features/shared/applePurchase'
import { useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { QueryView } from '@/features/shared/page'
import { SupportButton } from '@/features/shared/support/SupportButton'
import { formatExact } from '@/lib/count'
import { formatCents } from '@/lib/money'
import { creditQueries } from '@/queries/credit'

import styles from './recharge.module.scss'
import { RecordsSkeleton } from './RecordRow'
import { texts as walletTexts } from './texts'

const { apple: texts } = walletTexts

/** Null = this server sells nothing through Apple. */
const productsQuery = queryOptions({
  queryKey: [...creditQueries.all(), 'apple'],
  queryFn: ({ signal }) => listAppleProducts(signal),
  staleTime: 5 * 60_000,
})

/** Inside the operator's own app on an iPhone: only Apple's products for the balance. */
export function AppleProducts({ coin }: { coin: string }) {
  const query = useQuery(productsQuery)
  return (
    <QueryView query={query} skeleton={<RecordsSkeleton />} title={texts.failed} isCompact>
      {(products) =>
        products && products.length > 0 ? (
          <Shop products={products} coin={coin || texts.coin} />
        ) : (
          <StateView kind='locked' {...walletTexts.notOffered} isCompact />
        )
      }
    </QueryView>
  )
}

const outcomeToasts: Record<AppleOutcome | 'nothing', Parameters<typeof toast>> = {
  delivered: [texts.delivered, 'success'],
  waiting: [texts.waitingShort],
  cancelled: [texts.cancelled],
  failed: [texts.refused, 'error'],
  nothing: [texts.nothing],
}

/** Never buys, even if everything has been delivered meanwhile. */
async function askAgain(): Promise<'waiting' | 'delivered' | 'nothing'> {
  const { count, left } = await settleApplePurchases()
  if (left > 0) return 'waiting'
  return count > 0 ? 'delivered' : 'nothing'
}

/** A paid purchase that has not arrived. Buying waits for it. */
function usePurchase() {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    settleApplePurchases().then(
      ({ left }) => setWaiting(left > 0),
      () => undefined,
    )
  }, [])
  const { run, isRunning } = useAction(
    { call: (productId: string) => (isWaiting ? askAgain() : buyAppleProduct(productId)) },
    {
      done(outcome) {
        setWaiting(outcome === 'waiting')
        toast(...outcomeToasts[outcome])
      },
    },
  )
  return { buy: run, isBuying: isRunning, isWaiting }
}

function Shop({ products, coin }: { products: AppleProduct[]; coin: string }) {
  const [chosenId, choose] = useState<string>()
  const chosen = products.find(({ productId }) => productId === chosenId) ?? products[0]
  const { buy, isBuying, isWaiting } = usePurchase()
  if (!chosen) return null
  return (
    <View className={styles.form}>
      {isWaiting && (
        <Banner icon='clock' tone='warning' isInset>
          {texts.waiting}
        </Banner>
      )}
      <View className={styles.title} role='heading' aria-level='2'>
        {walletTexts.amount}
      </View>
      <RadioGroup label={walletTexts.amount}>
        <View className={styles.amounts}>
          {products.map(({ productId, coins, priceCents }) => (
            <Pressable
              key={productId}
              className={cx(styles.amount, productId === chosen.productId && styles.chosen)}
              role='radio'
              isChecked={productId === chosen.productId}
              onClick={() => choose(productId)}
            >
              <Text className={styles.yuan}>{walletTexts.coins(formatExact(coins), coin)}</Text>
              <Text className={styles.coins}>{texts.price(formatCents(priceCents))}</Text>
            </Pressable>
          ))}
        </View>
      </RadioGroup>
      <View className={styles.submit}>
        <Button size='l' isBlock isLoading={isBuying} onClick={() => void buy(chosen.productId)}>
          {isWaiting ? texts.again : texts.buy(formatCents(chosen.priceCents))}
        </Button>
        {isWaiting && (
          <View className={styles.support}>
            <SupportButton size='s' />
          </View>
        )}
      </View>
    </View>
  )
}
