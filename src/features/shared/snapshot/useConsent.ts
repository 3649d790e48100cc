import { useState } from 'react'

import { ask } from '@/features/shared/dialog'

import { type Consent, consentOf, storeConsent } from './consent'
import { texts } from './texts'

/**
 * The learner's consent for this thing, and the form of the window.
 * @param isFoldedFirst a window would cover too much here, so it begins as an icon, whatever was chosen elsewhere
 */
export function useConsent(memberId: number, thing: string, isFoldedFirst: boolean) {
  const [consent, setConsent] = useState(() => consentOf(memberId, thing))
  const [isAsking, setAsking] = useState(consent === null)
  const [isFolded, setFolded] = useState(isFoldedFirst)
  const hasAgreed = consent?.hasAgreed === true
  const isMinimised = !hasAgreed || consent.isMinimised || isFolded

  const decide = (next: Consent) => {
    storeConsent(memberId, thing, next)
    setConsent(next)
    setAsking(false)
  }
  return {
    hasAgreed,
    isMinimised,
    /** The question is open. */
    isAsking,
    answer: (isYes: boolean) => decide({ hasAgreed: isYes, isMinimised: !isYes }),
    putOff: () => setAsking(false),
    toggle() {
      if (!hasAgreed) return setAsking(true)
      setFolded(false)
      decide({ hasAgreed, isMinimised: !isMinimised })
    },
    async withdraw() {
      if (await ask(texts.withdrawn)) decide({ hasAgreed: false, isMinimised: true })
    },
  }
}
