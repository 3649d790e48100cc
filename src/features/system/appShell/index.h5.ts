import { device } from '@/platform/device'
import { connectShell } from '@/platform/appShell'

/** In an operator's own app: finds out what it can do, and ends what Apple was paid for and the server has not heard of. */
export async function watchShell(): Promise<void> {
  if (device.platform === 'H5') return
  const shell = await connectShell()
  if (!shell?.can('applePay')) return
  const [{ addRow }, { sendApplePurchases }] = await Promise.all([
    import('@/features/shared/outbox/start'),
    import('@/features/shared/applePurchase/watch'),
  ])
  addRow(sendApplePurchases)
}
