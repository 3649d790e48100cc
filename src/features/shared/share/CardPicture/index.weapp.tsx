import { useEffect } from 'react'

import { canvasAdapter } from '@/platform/canvas'

import { drawCardPicture } from '../cardPictures'
import { fitForCard } from './fitForCard'
import type { CardPictureProps } from './types'

/** Prepares the card's picture for a page whose cover WeChat would cut. */
export function CardPicture({ thumb }: CardPictureProps) {
  useEffect(() => {
    if (thumb !== '') drawCardPicture(thumb, async (url) => fitForCard(await canvasAdapter.open(), url))
  }, [thumb])
  return <canvasAdapter.Canvas />
}
