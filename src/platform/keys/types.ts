import type { KeyboardEvent } from 'react'

/**
 * Of a group of radios: the arrows go from one to the next, and round. They choose nothing: an answer that is shown at
 * once, or a way to pay, must not be taken in passing. Empty in the mini-program, which has no keys.
 */
export type RadioGroupProps = { onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void }
