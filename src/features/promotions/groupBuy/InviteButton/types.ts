import type { ShareInfo } from '@/stores/share'

export interface InviteButtonProps {
  /** What `useSharedPage` gave. */
  share: ShareInfo | undefined
}
