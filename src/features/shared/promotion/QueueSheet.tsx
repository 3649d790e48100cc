import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { FlashSale, Reservation } from '@/api/flashSale'
import { Button } from '@/components/Button'
import { Sheet } from '@/components/Sheet'
import { Spinner } from '@/components/Spinner'
import { flashSalePollMs, flashSaleQueueMs } from '@/config/limits'
import { flashSaleQueries } from '@/queries/flashSale'

import styles from './promotion.module.scss'
import type { QueuedPiece } from './queuedPieces'
import { texts as promotionTexts } from './texts'

const texts = promotionTexts.queue

interface QueueSheetProps {
  sale: FlashSale
  piece: QueuedPiece
  onWon: (reservation: Reservation) => void
  /** No result was found: request an item again. */
  onAgain: () => void
  onClose: () => void
}

/** The server has not decided yet who gets an item. It is asked for half a minute, and nothing is promised. */
export function QueueSheet({ sale, piece, onWon, onAgain, onClose }: QueueSheetProps) {
  const [round, setRound] = useState(0)
  const [isTimedOut, setTimedOut] = useState(false)
  const { type, id } = sale.goods
  const { data } = useQuery({
    ...flashSaleQueries.of(type, id),
    refetchInterval: isTimedOut ? false : flashSalePollMs,
  })
  const own = data?.reservation ?? null
  const answer = own?.id === piece.beforeId ? null : own
  const won = answer?.state === 'won' ? answer : null

  useEffect(() => {
    setTimedOut(false)
    const timer = setTimeout(() => setTimedOut(true), flashSaleQueueMs)
    return () => clearTimeout(timer)
  }, [round])
  useEffect(() => {
    if (won) onWon(won)
    // Once per item. The function is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [won?.id])

  const isLost = answer?.state === 'lost'
  const isWaiting = !isLost && !isTimedOut
  const words = piece.isSure ? texts.sure : texts.unsure
  const { title, hint } = isLost ? texts.lost : isTimedOut ? words.timedOut : words.waiting
  return (
    <Sheet isOpen title={words.title} onClose={onClose}>
      <View className={styles.queue}>
        {isWaiting && <Spinner />}
        <View className={styles.queueTitle} role='status'>
          {title}
        </View>
        <View className={styles.queueHint}>{hint}</View>
        {isTimedOut && !isLost && (
          <Button isBlock onClick={piece.isSure ? () => setRound(round + 1) : onAgain}>
            {words.again}
          </Button>
        )}
        {!isWaiting && (
          <Button kind='line' isBlock onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </View>
    </Sheet>
  )
}
