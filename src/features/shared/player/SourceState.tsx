import { errorText } from '@/http/apiError'
import { Delayed } from '@/features/shared/page'
import { copyText } from '@/features/shared/share/copyText'
import { webview } from '@/platform/webview'

import { PlayerOverlay } from './PlayerOverlay'
import { sourceChoices, type Unplayable as Reason } from './sources'
import { texts } from './texts'
import type { PlaybackItem } from './types'
import type { SourceFallback } from './useSourceFallback'
import { Waiting } from './Waiting'

interface SourceStateProps {
  item: PlaybackItem
  fallback: SourceFallback
  /** Absent = there is no next one. */
  onNext?: () => void
}

/** Shown while no source plays: loading, none, or failed. The learner never sees a bare black box. */
export function SourceState({ item, fallback, onNext }: SourceStateProps) {
  const {
    unplayable,
    status,
    error,
    isWaitingForNetwork,
    isReconnecting,
    badSec,
    sources,
    index,
    startSec,
    retry,
    choose,
  } = fallback
  if (status === 'ready') return null
  if (status === 'waiting') return <Waiting isReconnecting />
  // While it asks again by itself, it goes on saying why nothing plays.
  if (status === 'loading' && error === null) {
    return (
      <Delayed>
        <Waiting isReconnecting={isReconnecting} />
      </Delayed>
    )
  }
  const again = { label: texts.retry, onClick: () => retry() }
  const next = onNext ? [{ label: texts.next, onClick: onNext }] : []
  if (status === 'empty') return <PlayerOverlay icon='info' {...texts.empty} actions={[again]} />
  if (isWaitingForNetwork) return <PlayerOverlay icon='offline' {...texts.offline} actions={[again]} />
  if (error !== null)
    return <PlayerOverlay icon='warning' title={texts.failed} hint={errorText(error)} actions={[again]} />
  const url = sources[0]?.url
  if (unplayable !== null && url !== undefined)
    return <Unplayable reason={unplayable} url={url} item={item} next={next} />
  const anew = (label: string) => ({ label, onClick: () => retry(0) })
  const lines = sourceChoices(sources, texts.source)
  const others = lines
    .filter((line) => line.index !== index)
    .map((line) => ({ label: line.name, onClick: () => choose(line.index, startSec) }))
  // After many tries this position is not offered again, unless nothing lies before it.
  if (badSec !== null) {
    const [words, first] = badSec > 0 ? [texts.deadHere, texts.fromStart] : [texts.deadFirst, texts.retry]
    return <PlayerOverlay icon='warning' {...words} actions={[anew(first), ...others, ...next]} />
  }
  const { title, hint, linesHint } = texts.dead
  const actions = [again, ...(startSec > 0 ? [anew(texts.fromStart)] : []), ...next]
  return <PlayerOverlay icon='warning' title={title} hint={lines.length > 1 ? linesHint : hint} actions={actions} />
}

interface UnplayableProps {
  reason: Reason
  url: string
  item: PlaybackItem
  next: { label: string; onClick: () => void }[]
}

/** Offers the source to another player, but not when that would evade a trial or a drag ban. */
function Unplayable({ reason, url, item, next }: UnplayableProps) {
  const { title, hint, report, open } = texts.unplayable
  const isBroken = ['empty', 'page', 'address'].includes(reason)
  if (isBroken || item.trialSec > 0 || item.isDragBanned)
    return <PlayerOverlay icon='warning' title={title[reason]} hint={report} actions={next} />
  const copy = { label: texts.web.copy, onClick: () => void copyText(url, texts.web.copied) }
  const elsewhere = webview.isEmbedded ? [] : [{ label: open, onClick: () => void webview.openTab(url) }]
  return <PlayerOverlay icon='warning' title={title[reason]} hint={hint} actions={[copy, ...elsewhere, ...next]} />
}
