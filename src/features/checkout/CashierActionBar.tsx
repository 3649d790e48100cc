import { Button } from '@/components/Button'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { type Cents, formatCents } from '@/lib/money'
import { navigateTo } from '@/routes/navigate'

import type { PayMethod } from './payWays'
import type { PendingOrder } from './pendingOrder'
import { texts } from './texts'

interface CashierActionBarProps {
  order: PendingOrder | null
  /** Null = unreadable. */
  dueCents: Cents | null
  method: PayMethod | undefined
  isBusy: boolean
  onPay: (method: PayMethod, dueCents: Cents) => void
}

/** Pays, or leads to the order that is being paid. */
export function CashierActionBar({ order, dueCents, method, isBusy, onPay }: CashierActionBarProps) {
  const big = { size: 'l', isBlock: true } as const
  if (order?.state === 'sent' || order?.state === 'charged') {
    return (
      <ActionBar>
        <Button {...big} onClick={() => navigateTo('orderWechatH5', { order: order.orderNo })}>
          {texts.seeResult}
        </Button>
      </ActionBar>
    )
  }
  if (order?.state === 'transfer') {
    return (
      <ActionBar>
        <Button {...big} onClick={() => navigateTo('orderPay', { order: order.orderNo })}>
          {texts.seeTransfer}
        </Button>
      </ActionBar>
    )
  }
  const canPay = dueCents !== null && method !== undefined
  return (
    <ActionBar>
      <Button
        {...big}
        id='pay'
        isDisabled={!canPay}
        isLoading={isBusy}
        onClick={() => canPay && onPay(method, dueCents)}
      >
        {labelOf(dueCents, method)}
      </Button>
    </ActionBar>
  )
}

function labelOf(dueCents: Cents | null, method: PayMethod | undefined): string {
  if (dueCents === null) return texts.noPrice
  if (dueCents === 0) return texts.takeFree
  return texts.pay(method?.name ?? texts.goPay, formatCents(dueCents))
}
