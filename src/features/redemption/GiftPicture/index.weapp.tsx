import type { FunctionComponent } from 'react'

import type { GiftPictureProps } from './types'

/** WeChat has a card of its own for friends. */
export const GiftPicture: FunctionComponent<GiftPictureProps> = () => null
