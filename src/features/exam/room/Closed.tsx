import type { AttemptStatus } from '@/api/attemptStatus'
import { StateView } from '@/components/StateView'
import { useRefresh } from '@/features/shared/page/useRefresh'
import type { AttemptRead } from '@/queries/attempt'
import { goBack } from '@/routes/navigate'

import { texts } from './texts'

interface ClosedProps {
  status: AttemptStatus
  /** @returns the server's answer; undefined = none came */
  onRefresh: () => Promise<AttemptRead | undefined>
}

/** Nothing can be answered, and no result can be seen yet. */
export function Closed({ status, onRefresh }: ClosedProps) {
  if (status === 'marking') {
    return <Marking onRefresh={onRefresh} />
  }
  return <StateView kind='empty' {...(status === 'running' ? texts.empty : texts.unknown)} />
}

/** A teacher is marking. The marks appear on a later refresh. */
function Marking({ onRefresh }: Pick<ClosedProps, 'onRefresh'>) {
  const { title, hint, refresh: label, still, failed } = texts.waiting
  const { isBusy, refresh } = useRefresh(async () => {
    const attempt = await onRefresh()
    if (!attempt) return failed
    return attempt.status === 'marking' ? still : ''
  })
  return <StateView kind='done' title={title} hint={hint} action={{ label, isBusy, onClick: refresh }} />
}

/** The academy has deleted the attempt. */
export function Gone() {
  const { title, hint, back } = texts.gone
  return <StateView kind='notFound' title={title} hint={hint} action={{ label: back, onClick: goBack }} />
}
