import { useCallback, useEffect, useRef, useState } from 'react'

import { markClass } from '@/features/shared/richText'
import { pause } from '@/lib/pause'
import { usePageScroll } from '@/platform/pageScroll'
import { viewport } from '@/platform/viewport'

/** Pixels are rounded on the way. */
const tolerancePx = 2

const stepMs = 50
const patienceMs = 3_000
const holdStepMs = 300
const holdMs = 10_000

/** `scrolled`: by the reader. `over`: it stands. `ended`: by a touch, another call, or the end of the page. */
type Outcome = 'scrolled' | 'over' | 'ended'

/**
 * Brings a block of the text in `rootId` to a line of the screen. It tries several times, because a long text is drawn
 * in portions. Then it holds the block there for a while, because pictures above it come late; WebKit does not make up
 * for them. Where the reader scrolls, it stops.
 */
export function useBlockHold(rootId: string, linePx: number) {
  /** Counts the calls and their ends: an older call sees another number and stops. */
  const turn = useRef(0)
  const hasScrolled = useRef(false)
  usePageScroll(
    rootId,
    useCallback(() => {
      hasScrolled.current = true
    }, []),
  )
  /** The block that was asked for: a long text must show as much. */
  const [asked, setAsked] = useState({ rootId, block: 0 })
  const end = useCallback(() => void (turn.current += 1), [])
  useEffect(() => end, [rootId, end])

  const hold = useCallback(
    async (block: number): Promise<Outcome> => {
      const mine = (turn.current += 1)
      setAsked({ rootId, block })
      const isEnded = () => turn.current !== mine
      const bring = () =>
        block > 0 ? viewport.bring(rootId, markClass, block - 1, linePx) : viewport.bring(rootId, '', -1, linePx)
      const marksAbove = async (px: number) => (await viewport.countAbove(rootId, markClass, px)) ?? 0
      const stands = async () =>
        (await marksAbove(linePx + tolerancePx)) >= block && (await marksAbove(linePx - tolerancePx)) < block

      let isThere = false
      let drawn = 0
      for (let waitedMs = 0; !isThere && waitedMs < patienceMs; waitedMs += stepMs) {
        isThere = await bring()
        if (isEnded()) return 'ended'
        if (isThere) break
        await pause(stepMs)
        const count = await marksAbove(Infinity)
        if (isEnded()) return 'ended'
        // It still grows.
        if (count < block && count > drawn) waitedMs = 0
        drawn = count
      }
      // The text has become shorter, so it was read to its end.
      if (!isThere && drawn > 0 && drawn < block) await viewport.bring(rootId, markClass, drawn - 1, linePx)
      // The beginning of a text cannot be pushed away, and the end of a page may be too near to reach the line.
      if (!isThere || block === 0) return 'over'
      // Bringing scrolls, too.
      const forgetOurs = async () => {
        await pause(stepMs)
        hasScrolled.current = false
      }
      await forgetOurs()
      for (let heldMs = 0; heldMs < holdMs; heldMs += holdStepMs) {
        await pause(holdStepMs)
        const isReaders = hasScrolled.current && !(await stands())
        if (isEnded()) return 'ended'
        if (isReaders) return 'scrolled'
        hasScrolled.current = false
        if (!(await bring())) await forgetOurs()
        if (isEnded()) return 'ended'
      }
      return 'over'
    },
    [rootId, linePx],
  )
  return { hold, end, upTo: asked.rootId === rootId ? asked.block : 0 }
}
