import type { ShareInfo } from '@/stores/share'

export interface ShareActionProps {
  /** From `useSharedPage`; `undefined` while the content loads. */
  info: ShareInfo | undefined
  /** Shows a label below the icon. */
  hasCaption?: boolean
}
