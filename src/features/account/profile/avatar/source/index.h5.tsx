import { type ReactNode, useState } from 'react'

import { pictures } from '@/platform/upload'
import { PictureRefused } from '@/platform/upload/types'

import { texts } from '../../texts'
import type { UseAvatarSource } from './types'

const messageOf = (error: unknown): string => {
  if (!(error instanceof PictureRefused)) return texts.avatar.unreadable
  return texts.avatar.refused[error.reason]
}

/** Picks a file of the device and cuts it square in a sheet. The cutting tool loads with the first picture. */
export const useAvatarSource: UseAvatarSource = ({ onPicked, onRefused }) => {
  const [sheet, setSheet] = useState<ReactNode>(null)

  async function choose(): Promise<void> {
    const path = await pictures.pick().catch((error: unknown) => {
      onRefused(messageOf(error))
      return null
    })
    if (path === null) return
    const release = () => URL.revokeObjectURL(path)
    // A script that is missing is told as on every page (`platform/update`), not as a picture that is broken.
    const { CropSheet, loadPicture } = await import('./h5/CropSheet').catch((error: unknown) => {
      release()
      throw error
    })
    try {
      const picture = await loadPicture(path)
      const end = (cut: string | null) => {
        setSheet(null)
        release()
        if (cut !== null) onPicked(cut)
      }
      setSheet(<CropSheet picture={picture} onEnd={end} onFailed={() => onRefused(texts.avatar.unreadable)} />)
    } catch (error) {
      release()
      onRefused(messageOf(error))
    }
  }

  return { choose: () => void choose(), sheet }
}
