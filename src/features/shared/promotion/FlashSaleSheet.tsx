import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { CaptchaAnswer } from '@/api/captcha'
import { type FlashSale, findFlashSale, type Reservation, reserveFlashSale } from '@/api/flashSale'
import { CaptchaSheet } from '@/features/shared/captcha/CaptchaSheet'
import { toast } from '@/features/shared/dialog'
import { errorText, isRefusedWith } from '@/http/apiError'
import { isAbout } from '@/http/serverMessages'
import { flashSaleQueries } from '@/queries/flashSale'

import { QueueSheet } from './QueueSheet'
import { texts } from './texts'

interface FlashSaleSheetProps {
  isOpen: boolean
  onClose: () => void
  sale: FlashSale
  /** One that was lost before. */
  reservation: Reservation | null
  onWon: (reservation: Reservation) => void
}

/** Asks for a piece of a flash sale: a captcha, at times a queue, then the cashier. */
export function FlashSaleSheet(props: FlashSaleSheetProps) {
  return props.isOpen ? <OpenSheet {...props} /> : null
}

function OpenSheet({ onClose, sale, reservation: current, onWon }: FlashSaleSheetProps) {
  const client = useQueryClient()
  const [isQueued, setQueued] = useState(false)
  // What is known now is no answer to this try.
  const [before] = useState(current)
  const { type, id } = sale.goods

  function leave(): void {
    void client.invalidateQueries({ queryKey: flashSaleQueries.key() })
    onClose()
  }
  function win(reservation: Reservation): void {
    toast(texts.sheet.success, 'success')
    leave()
    onWon(reservation)
  }

  /** After a call that was cut off, or a second one, only the server knows whether a piece is held. */
  async function reserve(answer: CaptchaAnswer): Promise<Reservation | null> {
    try {
      return await reserveFlashSale(sale.id, answer)
    } catch (error) {
      if (isAbout(errorText(error), 'captcha')) throw error
      const { reservation } = await findFlashSale(type, id)
      if (reservation?.state === 'won') return reservation
      if (isRefusedWith(error, 'joinedAlready')) return null
      throw error
    }
  }

  async function send(answer: CaptchaAnswer): Promise<void> {
    const reservation = await reserve(answer)
    if (reservation) win(reservation)
    else setQueued(true)
  }
  function refuse(error: unknown): void {
    toast(errorText(error), 'error')
    leave()
  }

  if (isQueued) return <QueueSheet sale={sale} before={before} onWon={win} onClose={leave} />
  return (
    <CaptchaSheet
      use='flashSale'
      title={texts.sheet.title}
      confirmLabel={texts.sheet.confirm}
      onClose={onClose}
      onSend={send}
      onRefused={refuse}
    />
  )
}
