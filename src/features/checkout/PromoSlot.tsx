import { type ComponentType, useEffect, useState } from 'react'

import type { PromoSheetProps } from './PromoSheet'

const load = () => import('./PromoSheet')

/** Where the bill draws the sheet for a promo code. Few have one: its code comes with the first tap. */
export function PromoSlot(props: PromoSheetProps) {
  const { isOpen, onClose } = props
  const [Sheet, setSheet] = useState<ComponentType<PromoSheetProps>>()
  useEffect(() => {
    if (!isOpen || Sheet) return
    void load().then(
      ({ PromoSheet }) => setSheet(() => PromoSheet),
      (error: unknown) => {
        onClose()
        // Not handled here: `platform/update` knows what to do about missing code.
        throw error
      },
    )
  }, [isOpen, onClose, Sheet])
  return Sheet ? <Sheet {...props} /> : null
}
