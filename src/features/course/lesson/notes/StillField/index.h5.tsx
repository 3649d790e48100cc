import { Image, View } from '@tarojs/components'
import { useState } from 'react'

import { IconButton } from '@/components/IconButton'
import { TextLink } from '@/components/TextLink'
import { toast } from '@/features/shared/dialog'
import { useAddressOf } from '@/features/shared/notes/NoteStill/useAddressOf'
import { stills } from '@/platform/stills'

import styles from '../lessonNotes.module.scss'
import { texts } from '../texts'
import type { StillFieldProps } from './types'

/** The picture of the moment: taken by a press, shown until it is saved or thrown away. */
export function StillField({ still, onStill, take, positionSec }: StillFieldProps) {
  const [isRefused, setRefused] = useState(false)
  const address = useAddressOf(still)
  const add = async () => {
    const sec = Math.floor(positionSec())
    const taken = await take()
    if (taken) onStill(taken, sec)
    else {
      setRefused(true)
      toast(texts.noStill)
    }
  }
  if (address)
    return (
      <View className={styles.still}>
        <Image className={styles.stillPicture} src={address} mode='widthFix' />
        <IconButton icon='close' size={16} label={texts.dropStill} onClick={() => onStill(null, 0)} />
      </View>
    )
  if (!stills.canTake || isRefused || still) return null
  return (
    <TextLink tone='brand' role='button' onClick={() => void add()}>
      {texts.addStill}
    </TextLink>
  )
}
