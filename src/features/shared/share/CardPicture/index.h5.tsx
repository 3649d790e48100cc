import type { CardPictureProps } from './types'

/** Links have pictures of any shape. */
export const CardPicture = (_: CardPictureProps) => null
