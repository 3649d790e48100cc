import type { FunctionComponent } from 'react'

import type { CardPictureProps } from './types'

/** Links have pictures of any shape. */
export const CardPicture: FunctionComponent<CardPictureProps> = () => null
