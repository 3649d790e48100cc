import { Image } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { Pressable } from '@/components/Pressable'
import { previewImages } from '@/platform/preview'
import { memberIdOf, useSession } from '@/stores/session'

import { noteStillsOf } from '../noteStills'
import styles from '../notes.module.scss'
import { texts } from '../texts'
import type { NoteStillProps } from './types'
import { useAddressOf } from './useAddressOf'

/** The picture of a note; nothing where it is gone. */
export function NoteStill({ noteId, name }: NoteStillProps) {
  const memberId = useSession(memberIdOf)
  const [still, setStill] = useState<Blob | null>(null)
  useEffect(() => {
    let isGone = false
    if (memberId !== null)
      void noteStillsOf(memberId)
        .get(noteId)
        .then((found) => isGone || setStill(found))
    return () => {
      isGone = true
    }
  }, [memberId, noteId])
  const address = useAddressOf(still)
  if (!address) return null
  return (
    <Pressable
      className={styles.still}
      label={texts.showStill(name)}
      onClick={() => void previewImages([address]).catch(() => undefined)}
    >
      <Image className={styles.stillPicture} src={address} mode='widthFix' />
    </Pressable>
  )
}
