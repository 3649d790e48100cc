import { storageItem } from '@/platform/storage'

import { type TextSize, textSizes } from './types'

export const textSizeItem = storageItem<TextSize>(
  'text_size',
  (stored) => textSizes.find((size) => size === stored) ?? null,
)
