import type { Cents } from '@/lib/money'
import type { RouteLocation } from '@/routes/codec'

/** The action of the main button. */
export type PrimaryAction =
  | { action: 'buy' | 'login'; label: string }
  | { action: 'open'; label: string; location: RouteLocation }
  /** `isPurchase`: what it gets has to be paid for. */
  | { action: 'run'; label: string; run: () => void; isBusy?: boolean; isPurchase?: boolean }
  /** Nothing can be done. The label says why. */
  | { action: 'none'; label: string }

/** What a learner may do with one thing. Each kind computes it by its own rule. */
export interface PurchaseOption {
  /** `undefined` = no button: nothing may be offered here, or nothing is left to do. */
  primaryAction: PrimaryAction | undefined
  /** A second button beside it: the purchase without a promotion. */
  otherAction?: PrimaryAction
  /** Shown beside the button; null = unreadable, `undefined` = no price belongs here. */
  priceCents: Cents | null | undefined
  /** A membership would unlock it. */
  canUnlockWithVip: boolean
  /** Status instead of a price; absent = none. */
  state?: { label: string; isOpen: boolean }
}
