import { handInAttempt, type HandInResult } from '@/api/attempt'
import type { AttemptStatus } from '@/api/attemptStatus'
import type { AttemptRef } from '@/api/examAnswer'
import { StateView } from '@/components/StateView'
import { ask } from '@/features/shared/dialog'
import { useRefresh } from '@/features/shared/page/useRefresh'
import { goBack } from '@/routes/navigate'

import { texts } from './texts'
import type { End, Reloaded } from './useRunningAttempt'

interface ClosedProps {
  status: AttemptStatus
  attemptRef: AttemptRef
  onEnd: (how: End) => void
  onRefresh: () => Promise<Reloaded>
}

/** Nothing can be answered, and no result can be seen yet. */
export function Closed({ status, ...attempt }: ClosedProps) {
  if (status === 'marking') return <Marking {...attempt} />
  if (status === 'running') return <NoQuestions {...attempt} />
  return <StateView kind='empty' {...texts.unknown} />
}

/** All were deleted. While the attempt runs, the paper offers no other. */
function NoQuestions({ attemptRef, onEnd, onRefresh }: Omit<ClosedProps, 'status'>) {
  const { button: label, yes, ask: question } = texts.handIn
  const { isBusy, refresh } = useRefresh(async () => {
    if (!(await ask({ title: question(0, 0), confirmLabel: yes, cancelLabel: texts.empty.cancel }))) return ''
    try {
      onEnd(await handInAttempt(attemptRef))
    } finally {
      await onRefresh()
    }
    return ''
  })
  const { title, hint } = texts.empty
  return <StateView kind='empty' title={title} hint={hint} action={{ label, isBusy, onClick: refresh }} />
}

/** A teacher is marking. The marks appear on a later refresh. */
function Marking({ onRefresh }: Pick<ClosedProps, 'onRefresh'>) {
  const { title, hint, refresh: label, still, failed } = texts.waiting
  const { isBusy, refresh } = useRefresh(async () => {
    const attempt = await onRefresh()
    if (!attempt) return failed
    // A server may refuse it until it is marked.
    return attempt === 'refused' || attempt.status !== 'marked' ? still : ''
  })
  return <StateView kind='done' title={title} hint={hint} action={{ label, isBusy, onClick: refresh }} />
}

interface HandedInProps extends Pick<ClosedProps, 'onRefresh'> {
  /** Null = unknown. */
  result: HandInResult | null
  /** The server does not say whether it has the hand-in. */
  isUnclear: boolean
}

/** The room was left, and the server does not give the review yet. */
export function HandedIn({ result, isUnclear, onRefresh }: HandedInProps) {
  const { isBusy, refresh } = useRefresh(async () => {
    const attempt = await onRefresh()
    if (!attempt) return texts.waiting.failed
    return attempt === 'refused' || (result && attempt.status === 'running') ? texts.handedIn.refused : ''
  })
  const action = { label: texts.waiting.refresh, isBusy, onClick: refresh }
  if (isUnclear) return <StateView kind='error' {...texts.unclear} action={action} />
  const title = result ? texts.handIn.result(result.score) : texts.handIn.done
  return <StateView kind='done' title={title} hint={texts.handedIn.hint} action={action} />
}

/** The academy has deleted the attempt. */
export function Gone() {
  const { title, hint, back } = texts.gone
  return <StateView kind='notFound' title={title} hint={hint} action={{ label: back, onClick: goBack }} />
}
