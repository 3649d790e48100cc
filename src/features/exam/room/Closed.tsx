import type { AttemptStatus } from '@/api/attempt'
import { StateView } from '@/components/StateView'
import { goBack } from '@/routes/navigate'

import { texts } from './texts'

/** There is nothing to answer, and nothing to see yet. */
export function Closed({ status, onRefresh }: { status: AttemptStatus; onRefresh: () => void }) {
  if (status === 'marking') {
    const { title, hint, refresh } = texts.waiting
    return <StateView kind='done' title={title} hint={hint} action={{ label: refresh, onClick: onRefresh }} />
  }
  return <StateView kind='empty' {...(status === 'running' ? texts.empty : texts.unknown)} />
}

/** The academy has deleted it: out, to the page of its paper. */
export function Gone() {
  const { title, hint, back } = texts.gone
  return <StateView kind='notFound' title={title} hint={hint} action={{ label: back, onClick: goBack }} />
}
