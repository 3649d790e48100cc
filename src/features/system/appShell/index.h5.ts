import { device } from '@/platform/device'
import { connectShell } from '@/platform/appShell'

/**
 * In an operator's own app: finds out what it can do, and completes Apple purchases that the server does not know yet.
 */
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
