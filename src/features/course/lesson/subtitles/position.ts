import { createStore } from 'zustand'

/** The position of the picture. It changes several times a second, so only those who need it subscribe. */
export const createPosition = () => createStore(() => ({ sec: 0 }))

export type Position = ReturnType<typeof createPosition>
