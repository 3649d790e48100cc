import type { ShareInfo } from '@/stores/share'

export interface InviteButtonProps {
  /** From `useSharedPage`. */
  share: ShareInfo | undefined
}
