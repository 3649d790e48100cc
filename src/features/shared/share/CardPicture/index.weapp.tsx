import { useEffect } from 'react'

import { canvasAdapter } from '@/platform/canvas'

import { drawCardPicture } from '../cardPictures'
import { fitForCard } from './fitForCard'
import type { CardPictureProps } from './types'

/** On a page whose cover WeChat would cut: makes the picture of its card ready before it is asked for. */
export function CardPicture({ thumb }: CardPictureProps) {
  useEffect(() => {
    if (thumb !== '') drawCardPicture(thumb, async (url) => fitForCard(await canvasAdapter.open(), url))
  }, [thumb])
  return <canvasAdapter.Canvas />
}
