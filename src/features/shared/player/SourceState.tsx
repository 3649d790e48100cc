import { errorText } from '@/http/apiError'
import { Delayed } from '@/features/shared/page'

import { PlayerOverlay } from './PlayerOverlay'
import { texts } from './texts'
import type { SourceFallback } from './useSourceFallback'
import { Waiting } from './Waiting'

/** What is said while no source plays: loading, nothing there, failed. Never a black box. */
export function SourceState({ fallback: { status, error, isWaitingForNetwork, retry } }: { fallback: SourceFallback }) {
  if (status === 'ready') return null
  if (status === 'loading') {
    return (
      <Delayed>
        <Waiting />
      </Delayed>
    )
  }
  if (status === 'empty') return <PlayerOverlay icon='info' {...texts.empty} />
  const actions = [{ label: texts.retry, onClick: retry }]
  if (isWaitingForNetwork) return <PlayerOverlay icon='offline' {...texts.offline} actions={actions} />
  if (error === null) return <PlayerOverlay icon='warning' {...texts.dead} actions={actions} />
  return <PlayerOverlay icon='warning' title={texts.failed} hint={errorText(error)} actions={actions} />
}
