import { Text } from '@tarojs/components'
import { create } from 'zustand'

import { Checkbox } from '@/components/Checkbox'
import { TextLink } from '@/components/TextLink'
import { onSignOut } from '@/stores/session'

import { ask } from '@/features/shared/dialog'
import { openAgreement, useAgreements } from '..'
import { texts } from './texts'

/** Whether the learner has agreed to the membership terms in this visit, on the plans' page or at the cashier. */
export const useVipAgreement = create<{ hasAgreed: boolean }>()(() => ({ hasAgreed: false }))

const setAgreed = (hasAgreed: boolean) => useVipAgreement.setState({ hasAgreed })

onSignOut(() => setAgreed(false))

let isAsking = false

/**
 * If the box was left empty, asks.
 * @returns whether the terms are agreed to; false also for a second tap, which comes before the question is drawn
 */
export async function confirmVipAgreement(): Promise<boolean> {
  if (useVipAgreement.getState().hasAgreed) return true
  if (isAsking) return false
  isAsking = true
  setAgreed(await ask({ ...texts.ask, isForced: true }))
  isAsking = false
  return useVipAgreement.getState().hasAgreed
}

/** The box to tick, with a link to the terms. */
export function VipAgreement() {
  const { hasAgreed } = useVipAgreement()
  const { vip } = useAgreements()
  return (
    <Checkbox isChecked={hasAgreed} onChange={setAgreed} label={texts.label}>
      <Text>{texts.lead}</Text>
      {vip ? <TextLink onClick={() => openAgreement(vip)}>{texts.name}</TextLink> : <Text>{texts.name}</Text>}
    </Checkbox>
  )
}
