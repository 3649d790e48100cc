import { useCallback, useEffect, useState } from 'react'

import { markClass } from '@/features/shared/richText'
import { selectionAdapter } from '@/platform/selection'
import { hasNativeBars } from '@/platform/shell'
import { memberIdOf, useSession } from '@/stores/session'

import { isPassage, notesOf } from '../notes/store'

/** What the navigation bar covers of the page's top: on H5 the page draws the bar itself. */
export const navBarPx = hasNativeBars ? 0 : 44

/** Where a passage is brought, and the block at it counts as being read: below the navigation bar. */
export const passageLinePx = navBarPx + 12

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
