import type { ReactNode } from 'react'

interface AvatarSourceOptions {
  /** A square picture with an address on this device. */
  onPicked: (path: string) => void
  /** Why there is none, in the learner's words. */
  onRefused: (message: string) => void
}

/** Where a new picture comes from; the sheets that it needs are drawn by `sheet`. */
export type UseAvatarSource = (options: AvatarSourceOptions) => { choose: () => void; sheet: ReactNode }
