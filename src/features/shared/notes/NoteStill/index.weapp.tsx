import type { FunctionComponent } from 'react'

import type { NoteStillProps } from './types'

/** Videos of the mini-program give no pictures. */
export const NoteStill: FunctionComponent<NoteStillProps> = () => null
