import { useDidShow } from '@tarojs/taro'
import { useEffect, useMemo, useState } from 'react'

import { connection } from '@/platform/connection'
import { memberIdOf, useSession } from '@/stores/session'

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
}

/** The member's notes on one lesson or on all; `undefined` = not yet read, or the member is unknown. */
export function useNotes(lessonId?: number): NotesInHand | undefined {
  const memberId = useSession(memberIdOf)
  const store = useMemo(() => (memberId === null ? undefined : telling(notesOf(memberId))), [memberId])
  const [inHand, setInHand] = useState<NotesInHand>()

  useEffect(() => {
    if (!store) return
    const read = () => setInHand({ store, notes: lessonId === undefined ? store.all() : store.ofLesson(lessonId) })
    let isGone = false
    void store.restore().then(() => {
      if (isGone) return
      readers.add(read)
      read()
    })
    return () => {
      isGone = true
      readers.delete(read)
    }
  }, [store, lessonId])

  // Another tab or page may have written.
  useDidShow(tellChange)
  useEffect(() => connection.watchVisible((isVisible) => isVisible && tellChange()), [])

  return inHand?.store === store ? inHand : undefined
}
