import type { FunctionComponent } from 'react'

import type { StillFieldProps } from './types'

/** Videos of the mini-program give no pictures. */
export const StillField: FunctionComponent<StillFieldProps> = () => null
