import type { SelectionAdapter } from './types'

export const selectionAdapter: SelectionAdapter = {
  isSupported: false,
  watch: () => () => undefined,
  clear: () => undefined,
}
