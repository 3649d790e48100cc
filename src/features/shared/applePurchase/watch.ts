import { toast } from '@/features/shared/dialog'

import { settleApplePurchases } from '.'
import { texts } from './texts'

/** Tells the server of purchases that it does not know. @returns whether some still wait */
export async function sendApplePurchases(): Promise<boolean> {
  const { count, left } = await settleApplePurchases()
  if (count > 0) toast(texts.delivered, 'success')
  return left > 0
}
