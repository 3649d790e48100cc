import type { OnceStill } from './types'

export const onceStill: OnceStill = () => undefined
