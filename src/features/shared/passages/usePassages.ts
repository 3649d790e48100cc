import { useCallback, useEffect, useRef, useState } from 'react'

import { markClass } from '@/features/shared/richText'
import { selectionAdapter } from '@/platform/selection'
import { hasNativeBars } from '@/platform/shell'
import { viewport } from '@/platform/viewport'
import { memberIdOf, useSession } from '@/stores/session'

import { isPassage, notesOf } from '../notes/store'

/** Where a passage is brought: on H5 below the red bar. */
const linePx = (hasNativeBars ? 0 : 44) + 12

const stepMs = 50
const patienceMs = 3_000

/** A passage that a note can be written on. */
export interface Passage {
  quote: string
  block: number
}

/** The longest quote, in characters. Whoever selects more wants to copy, not to write a note. */
const maxQuote = 500

const quoteOf = (text: string): string => {
  const signs = [...text.trim()]
  return signs.length > maxQuote ? `${signs.slice(0, maxQuote).join('')}…` : signs.join('')
}

/** The passage inside `rootId` that the learner has selected (H5) or held down (mini-program). */
export function usePassage(rootId: string) {
  const [selected, setSelected] = useState<Passage | null>(null)
  const [longPressed, setLongPressed] = useState<Passage | null>(null)
  useEffect(
    () =>
      selectionAdapter.watch(rootId, markClass, (passage) =>
        setSelected(passage && { quote: quoteOf(passage.text), block: passage.marksBefore }),
      ),
    [rootId],
  )
  const hold = useCallback((block: number, text: string) => {
    if (text.trim() !== '') setLongPressed({ quote: quoteOf(text), block })
  }, [])
  return {
    /** H5. */
    selected,
    /** The mini-program. */
    longPressed,
    /** For `RichText`. */
    onHold: selectionAdapter.isSupported ? undefined : hold,
    letGo: useCallback(() => setLongPressed(null), []),
  }
}

/** Scrolls a block of the text to the top. It tries several times, because a long text is drawn piece by piece. */
async function bringBlock(rootId: string, block: number, isOver: () => boolean): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs && !isOver(); waitedMs += stepMs) {
    const isThere =
      block > 0
        ? await viewport.bring(rootId, markClass, block - 1, linePx)
        : await viewport.bring(rootId, '', -1, linePx)
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  }
}

/** Scrolls to a block of the text. @param onBring before that */
export function useBringing(rootId: string, onBring?: () => void): (block: number) => void {
  // Counts the calls, and the leaving of the page: an older scroll sees another number and stops.
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  const before = useRef(onBring)
  before.current = onBring
  return useCallback(
    (block) => {
      const mine = (turn.current += 1)
      before.current?.()
      void bringBlock(rootId, block, () => turn.current !== mine)
    },
    [rootId],
  )
}

/** The block of the note that led here; `undefined` = no note led here, or it is gone. */
export function useNotedBlock(noteId: string | undefined): number | undefined {
  const memberId = useSession(memberIdOf)
  const [block, setBlock] = useState<number>()
  useEffect(() => {
    if (noteId === undefined || memberId === null) return
    const note = notesOf(memberId).get(noteId)
    if (note && isPassage(note)) setBlock(note.block)
  }, [noteId, memberId])
  return block
}
