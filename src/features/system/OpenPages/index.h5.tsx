import type { PropsWithChildren } from 'react'

/** Preact asks the boundaries of what it takes down, and every page has one. */
export const OpenPages = ({ children }: PropsWithChildren) => <>{children}</>
