import { Text } from '@tarojs/components'
import { create } from 'zustand'

import { Checkbox } from '@/components/Checkbox'
import { TextLink } from '@/components/TextLink'
import { onSignOut } from '@/stores/session'

import { ask } from '../dialog'
import { openProtocol, useProtocols } from '../protocols'
import { texts } from './texts'

/** The learner's word on the membership terms, for this visit: given on the plans' page or at the cashier. */
export const useVipConsent = create<{ hasAgreed: boolean }>()(() => ({ hasAgreed: false }))

const setAgreed = (hasAgreed: boolean) => useVipConsent.setState({ hasAgreed })

onSignOut(() => setAgreed(false))

/** True when the terms are agreed to, now or before; asks when the box was left empty. */
export async function confirmVipConsent(): Promise<boolean> {
  if (!useVipConsent.getState().hasAgreed) setAgreed(await ask(texts.ask))
  return useVipConsent.getState().hasAgreed
}

/** The box to tick, with the terms to read. */
export function VipConsent() {
  const { hasAgreed } = useVipConsent()
  const { vip } = useProtocols()
  return (
    <Checkbox isChecked={hasAgreed} onChange={setAgreed} label={texts.label}>
      <Text>{texts.lead}</Text>
      {vip ? <TextLink onClick={() => openProtocol(vip)}>{texts.name}</TextLink> : <Text>{texts.name}</Text>}
    </Checkbox>
  )
}
