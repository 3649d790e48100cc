import type { ShareInfo } from '@/stores/share'

export interface ShareActionProps {
  /** What `useSharedPage` gave; `undefined` while the content is loading. */
  info: ShareInfo | undefined
  /** Words below the icon. */
  hasCaption?: boolean
}
