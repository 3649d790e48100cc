import type { DismissBoot } from './types'

export const dismissBoot: DismissBoot = () => document.getElementById('boot')?.remove()
