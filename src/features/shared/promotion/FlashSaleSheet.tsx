import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { CaptchaAnswer } from '@/api/captcha'
import { type FlashSale, findFlashSale, type Reservation, reserveFlashSale } from '@/api/flashSale'
import { useUntilInFront } from '@/features/shared/action'
import { CaptchaSheet } from '@/features/shared/captcha/CaptchaSheet'
import { toast } from '@/features/shared/dialog'
import { errorText, isOutcomeUnknown, isRefusedWith } from '@/http/apiError'
import { mentionsThing } from '@/http/mentionsThing'
import { serverClock } from '@/lib/serverClock'
import { flashSaleQueries } from '@/queries/flashSale'

import { type QueuedPiece, queuedPieces } from './queuedPieces'
import { QueueSheet } from './QueueSheet'
import { texts } from './texts'

interface FlashSaleSheetProps {
  isOpen: boolean
  onClose: () => void
  sale: FlashSale
  /** An earlier, lost one. */
  reservation: Reservation | null
  onWon: (reservation: Reservation) => void
}

/** Requests an item of a flash sale: a captcha, sometimes a queue, then the cashier. */
export function FlashSaleSheet(props: FlashSaleSheetProps) {
  return props.isOpen ? <OpenSheet {...props} /> : null
}

function OpenSheet({ onClose, sale, reservation: current, onWon }: FlashSaleSheetProps) {
  const client = useQueryClient()
  const untilInFront = useUntilInFront()
  const { type, id } = sale.goods
  // May have been left by a page that was closed.
  const [queued, setQueued] = useState(() => queuedPieces.get(sale.id))

  function leave(): void {
    queuedPieces.remove(sale.id)
    void client.invalidateQueries({ queryKey: flashSaleQueries.key() })
    onClose()
  }
  /** Whoever has closed the sheet meanwhile finds the way to pay on the page. */
  async function win(reservation: Reservation): Promise<void> {
    toast(texts.sheet.success, 'success')
    const isHere = await untilInFront()
    leave()
    if (isHere) onWon(reservation)
  }

  const newPiece = (isSure: boolean): QueuedPiece => ({
    beforeId: current?.id ?? null,
    isSure,
    askedAtMs: serverClock.now(),
  })
  function wait(piece: QueuedPiece): void {
    queuedPieces.set(sale.id, piece)
    setQueued(piece)
  }

  async function readReservation(): Promise<Reservation | null> {
    const { reservation } = await findFlashSale(type, id)
    return reservation?.state === 'won' ? reservation : null
  }

  /** When the call was cut off, or was a second one, only the server knows whether an item is reserved. */
  async function reserve(answer: CaptchaAnswer): Promise<Reservation | QueuedPiece> {
    try {
      return (await reserveFlashSale(sale.id, answer)) ?? newPiece(true)
    } catch (error) {
      if (mentionsThing(errorText(error), 'captcha')) throw error
      const won = await readReservation().catch(() => null)
      if (won) return won
      if (isOutcomeUnknown(error)) return newPiece(false)
      if (isRefusedWith(error, 'joinedAlready')) return newPiece(true)
      throw error
    }
  }

  async function send(answer: CaptchaAnswer): Promise<void> {
    // Stored first, because the page may be closed before the answer.
    queuedPieces.set(sale.id, newPiece(false))
    try {
      const outcome = await reserve(answer)
      if ('state' in outcome) await win(outcome)
      else wait(outcome)
    } catch (error) {
      queuedPieces.remove(sale.id)
      throw error
    }
  }
  function refuse(error: unknown): void {
    toast(errorText(error), 'error')
    leave()
  }

  function tryAgain(): void {
    queuedPieces.remove(sale.id)
    setQueued(null)
  }

  if (queued)
    return (
      <QueueSheet
        sale={sale}
        piece={queued}
        onWon={(reservation) => void win(reservation)}
        onAgain={tryAgain}
        onClose={leave}
      />
    )
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
