import type { NoteStills } from './types'

/** Videos of the mini-program give no pictures. */
const none: NoteStills = {
  store: async () => false,
  get: async () => null,
  drop: () => undefined,
  sweep: async () => undefined,
}

export const noteStillsOf: (memberId: number) => NoteStills = () => none
