import type { Dial } from './types'

export const dial: Dial = (number) => window.location.assign(`tel:${number}`)
