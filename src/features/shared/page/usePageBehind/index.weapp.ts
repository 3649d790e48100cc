import { usePageShown } from '../usePageShown'
import type { UsePageBehind } from './types'

export const usePageBehind: UsePageBehind = () => !usePageShown()
