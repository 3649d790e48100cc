import type { ReactNode } from 'react'

interface AvatarSourceOptions {
  /** Gets a square picture's address on this device. */
  onPicked: (path: string) => void
  /** Gets a message for the learner. */
  onRefused: (message: string) => void
}

/** The source of a new picture. `sheet` draws the sheets that it needs. */
export type UseAvatarSource = (options: AvatarSourceOptions) => { choose: () => void; sheet: ReactNode }
