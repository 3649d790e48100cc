import type { FunctionComponent } from 'react'

import type { GiftPictureProps } from './types'

/** WeChat has its own card for friends. */
export const GiftPicture: FunctionComponent<GiftPictureProps> = () => null
