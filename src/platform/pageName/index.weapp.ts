import type { NamePage } from './types'

export const namePage: NamePage = () => undefined
