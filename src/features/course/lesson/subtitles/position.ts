import { createStore } from 'zustand'

/** Where the picture of a lesson stands; told several times a second, so only what follows it listens. */
export const createPosition = () => createStore(() => ({ sec: 0 }))

export type Position = ReturnType<typeof createPosition>
