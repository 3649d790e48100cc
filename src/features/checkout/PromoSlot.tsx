import { lazySheet } from '@/features/shared/lazySheet'

/** Where the bill draws the sheet for a promo code. */
export const PromoSlot = lazySheet(() => import('./PromoSheet').then(({ PromoSheet }) => PromoSheet))
