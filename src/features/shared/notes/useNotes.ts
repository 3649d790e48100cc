import { useDidShow } from '@tarojs/taro'
import { useEffect, useMemo, useState } from 'react'

import { connection } from '@/platform/connection'
import { memberIdOf, useSession } from '@/stores/session'

import { noteStillsOf } from './noteStills'
import type { NoteStills } from './noteStills/types'
import { type Note, type NoteStore, notesOf } from './store'

/** All components that show notes. */
const readers = new Set<() => void>()
const tellChange = () => readers.forEach((read) => read())

/** Wraps a store so that its changes are announced. */
function telling(store: NoteStore): NoteStore {
  const then =
    <A extends unknown[], R>(act: (...given: A) => R) =>
    (...given: A): R => {
      const answer = act(...given)
      tellChange()
      return answer
    }
  return { ...store, add: then(store.add), put: then(store.put), remove: then(store.remove), merge: then(store.merge) }
}

export interface NotesInHand {
  notes: Note[]
  store: NoteStore
  stills: NoteStills
}

/** The member's notes of one group (`groupOf`) or all; `undefined` = not yet read, or the member is unknown. */
export function useNotes(group?: string): NotesInHand | undefined {
  const memberId = useSession(memberIdOf)
  const own = useMemo(
    () => (memberId === null ? undefined : { store: telling(notesOf(memberId)), stills: noteStillsOf(memberId) }),
    [memberId],
  )
  const [inHand, setInHand] = useState<NotesInHand>()

  useEffect(() => {
    if (!own) return
    const { store, stills } = own
    const read = () => setInHand({ ...own, notes: group === undefined ? store.all() : store.of(group) })
    let isGone = false
    void store.restore().then(() => {
      if (isGone) return
      readers.add(read)
      read()
      void stills.sweep()
    })
    return () => {
      isGone = true
      readers.delete(read)
    }
  }, [own, group])

  // Another tab or page may have written.
  useDidShow(tellChange)
  useEffect(() => connection.watchVisible((isVisible) => isVisible && tellChange()), [])

  return inHand?.store === own?.store ? inHand : undefined
}
