import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { type Cents, formatCents } from '@/lib/money'
import { open } from '@/routes/navigate'

import type { PayMethod } from './methods'
import type { PendingOrder } from './orders'
import { texts } from './texts'

interface CashierDockProps {
  order: PendingOrder | null
  /** Null = unreadable. */
  dueCents: Cents | null
  method: PayMethod | undefined
  isBusy: boolean
  onPay: (method: PayMethod, dueCents: Cents) => void
}

/** The one button: pays, or leads to the order that is being paid. */
export function CashierDock({ order, dueCents, method, isBusy, onPay }: CashierDockProps) {
  const big = { size: 'l', isBlock: true } as const
  if (order?.state === 'sent') {
    return (
      <Dock>
        <Button {...big} onClick={() => open('orderWechatH5', { order: order.orderNo })}>
          {texts.seeResult}
        </Button>
      </Dock>
    )
  }
  if (order?.state === 'transfer') {
    return (
      <Dock>
        <Button {...big} onClick={() => open('orderPay', { order: order.orderNo })}>
          {texts.seeTransfer}
        </Button>
      </Dock>
    )
  }
  const canPay = dueCents !== null && method !== undefined
  return (
    <Dock>
      <Button
        {...big}
        id='pay'
        isDisabled={!canPay}
        isLoading={isBusy}
        onClick={() => canPay && onPay(method, dueCents)}
      >
        {labelOf(dueCents, method)}
      </Button>
    </Dock>
  )
}

function labelOf(dueCents: Cents | null, method: PayMethod | undefined): string {
  if (dueCents === null) return texts.noPrice
  if (dueCents === 0) return texts.takeFree
  return texts.pay(method?.name ?? texts.goPay, formatCents(dueCents))
}
