import type { Cents } from '@/lib/money'
import type { RouteLocation } from '@/routes/codec'

/** What the one button of a detail page does. */
export type PrimaryAction =
  | { action: 'buy' | 'login'; label: string }
  | { action: 'open'; label: string; location: RouteLocation }
  | { action: 'run'; label: string; run: () => void }
  /** Nothing can be done; the label says why. */
  | { action: 'none'; label: string }

/** What a learner may do with one thing. Each kind has its own rule that answers it. */
export interface PurchaseOption {
  /** `undefined` = there is no button: nothing may be offered here, or nothing is left to do. */
  primaryAction: PrimaryAction | undefined
  /** Beside it, in line: the way without a promotion. */
  otherAction?: PrimaryAction
  /** Shown beside the button: null = unreadable, `undefined` = no price belongs here. */
  priceCents: Cents | null | undefined
  /** A membership would open it. */
  canUnlockWithVip: boolean
  /** How it stands, in place of a price; absent = nothing to say. */
  state?: { label: string; isOpen: boolean }
}
