import { FirstAnswer } from './FirstAnswer'
import { OrderPending } from './PaymentPending'
import { ResultSkeleton } from './ResultWait'
import { Success } from './Success'
import { useCheckout } from './useCheckout'

/** Shows what the server says of the order. The address alone proves nothing. */
export function PaymentResult({ orderNo }: { orderNo: string }) {
  const checkout = useCheckout({ step: 'confirming', orderNo, received: 'nothing' })
  if (checkout.state.step === 'paid') return <Success orderNo={orderNo} />
  return (
    <FirstAnswer checkout={checkout} skeleton={<ResultSkeleton />}>
      <OrderPending checkout={checkout} orderNo={orderNo} />
    </FirstAnswer>
  )
}
