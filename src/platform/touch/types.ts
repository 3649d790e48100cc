import type { ITouchEvent } from '@tarojs/components'

/**
 * Runs the action when a finger is still down and is not scrolling: some 100 ms before its press. No-op in the
 * mini-program.
 */
export type OnceStill = (action: () => void) => void

/**
 * Whether a finger there scrolls something sideways, such as a wide table or formula, so that it must not turn a page.
 */
export type MovesSideways = (target: unknown) => boolean

/**
 * Props for an element that scrolls sideways where that cannot be measured: the page around it gets no touches on it.
 */
export type SidewaysProps = { onTouchStart?: (event: Pick<ITouchEvent, 'stopPropagation'>) => void }
