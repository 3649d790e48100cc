import { type KeyboardEvent, type PointerEvent, useState } from 'react'

import { formatDuration } from '@/lib/time'

import { texts } from '../texts'
import styles from './Scrubber.module.scss'

const stepSec = 5
const pageSec = 30

interface ScrubberProps {
  sec: number
  durationSec: number
  bufferedSec: number
  /** End of a trial; 0 = no trial. */
  trialSec: number
  onSeek: (sec: number) => void
  /** True while the learner drags, which keeps the controls visible. */
  onHold: (isDragging: boolean) => void
}

const percent = (sec: number, durationSec: number) =>
  `${durationSec > 0 ? Math.min(100, Math.max(0, (sec / durationSec) * 100)) : 0}%`

/** The progress line: 4 px to see, 44 px to touch. A drag previews the time and jumps on release. */
export function Scrubber({ sec, durationSec, bufferedSec, trialSec, onSeek, onHold }: ScrubberProps) {
  const [draggedSec, setDraggedSec] = useState<number | null>(null)
  const shownSec = draggedSec ?? sec

  const secAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    // In a turned player the line runs down the screen.
    const part = height > width ? (clientY - top) / height : (clientX - left) / width
    return Math.min(1, Math.max(0, part)) * durationSec
  }
  const hold = (next: number | null) => {
    setDraggedSec(next)
    onHold(next !== null)
  }
  const onPointerDown = (event: PointerEvent) => {
    if (durationSec <= 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    hold(secAt(event))
  }
  const onPointerMove = (event: PointerEvent) => {
    if (draggedSec !== null) setDraggedSec(secAt(event))
  }
  const onPointerUp = (event: PointerEvent) => {
    if (draggedSec === null) return
    onSeek(secAt(event))
    hold(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowLeft: sec - stepSec,
      ArrowDown: sec - stepSec,
      ArrowRight: sec + stepSec,
      ArrowUp: sec + stepSec,
      PageDown: sec - pageSec,
      PageUp: sec + pageSec,
      Home: 0,
      End: durationSec,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    onSeek(target)
  }

  return (
    <div
      className={styles.hit}
      role='slider'
      tabIndex={0}
      aria-label={texts.progress}
      aria-valuemin={0}
      aria-valuemax={Math.floor(durationSec)}
      aria-valuenow={Math.floor(shownSec)}
      aria-valuetext={texts.position(formatDuration(shownSec), formatDuration(durationSec))}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => hold(null)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.track}>
        <div className={styles.buffered} style={{ width: percent(bufferedSec, durationSec) }} />
        <div className={styles.played} style={{ width: percent(shownSec, durationSec) }} />
        {trialSec > 0 && <div className={styles.end} style={{ left: percent(trialSec, durationSec) }} />}
        <div className={styles.knob} style={{ left: percent(shownSec, durationSec) }} />
        {draggedSec !== null && (
          <div className={styles.preview} style={{ left: percent(draggedSec, durationSec) }}>
            {formatDuration(draggedSec)}
          </div>
        )}
      </div>
    </div>
  )
}
