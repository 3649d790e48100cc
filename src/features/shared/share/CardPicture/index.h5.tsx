import type { FunctionComponent } from 'react'

import type { CardPictureProps } from './types'

/** Link previews accept pictures of any shape. */
export const CardPicture: FunctionComponent<CardPictureProps> = () => null
