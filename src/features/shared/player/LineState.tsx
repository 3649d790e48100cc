import { errorText } from '@/http/apiError'
import { Delayed } from '@/features/shared/screen'

import { Curtain } from './Curtain'
import { texts } from './texts'
import type { Line } from './useLines'
import { Waiting } from './Waiting'

/** What is said while no line plays: loading, nothing there, failed. Never a black box. */
export function LineState({ line: { status, error, isWaitingForNetwork, retry } }: { line: Line }) {
  if (status === 'ready') return null
  if (status === 'loading') {
    return (
      <Delayed>
        <Waiting />
      </Delayed>
    )
  }
  if (status === 'empty') return <Curtain icon='info' {...texts.empty} />
  const actions = [{ label: texts.retry, onClick: retry }]
  if (isWaitingForNetwork) return <Curtain icon='offline' {...texts.offline} actions={actions} />
  if (error === null) return <Curtain icon='warning' {...texts.dead} actions={actions} />
  return <Curtain icon='warning' title={texts.failed} hint={errorText(error)} actions={actions} />
}
