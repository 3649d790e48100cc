import type { AttemptStatus } from '@/api/attempt'
import { StateView } from '@/components/StateView'
import { useRefresh } from '@/features/shared/page/useRefresh'
import type { AttemptRead } from '@/queries/attempt'
import { goBack } from '@/routes/navigate'

import { texts } from './texts'

interface ClosedProps {
  status: AttemptStatus
  /** @returns what the server has said, unless it has not */
  onRefresh: () => Promise<AttemptRead | undefined>
}

/** There is nothing to answer, and nothing to see yet. */
export function Closed({ status, onRefresh }: ClosedProps) {
  if (status === 'marking') {
    return <Marking onRefresh={onRefresh} />
  }
  return <StateView kind='empty' {...(status === 'running' ? texts.empty : texts.unknown)} />
}

/** A teacher has it: the marks come by themselves, to who looks again. */
function Marking({ onRefresh }: Pick<ClosedProps, 'onRefresh'>) {
  const { title, hint, refresh: label, still, failed } = texts.waiting
  const { isBusy, refresh } = useRefresh(async () => {
    const attempt = await onRefresh()
    if (!attempt) return failed
    return attempt.status === 'marking' ? still : ''
  })
  return <StateView kind='done' title={title} hint={hint} action={{ label, isBusy, onClick: refresh }} />
}

/** The academy has deleted it: out, to the page of its paper. */
export function Gone() {
  const { title, hint, back } = texts.gone
  return <StateView kind='notFound' title={title} hint={hint} action={{ label: back, onClick: goBack }} />
}
