import type { DismissBoot } from './types'

/** WeChat shows its own loading page. */
export const dismissBoot: DismissBoot = () => undefined
