import type { ITouchEvent } from '@tarojs/components'

/**
 * Runs the action while a finger is still down and has not begun to scroll: some 100 ms before its press. No-op in the
 * mini-program.
 */
export type OnceStill = (action: () => void) => void

/** Whether a finger there moves something sideways, as a wide table or formula, so that it turns no page. */
export type MovesSideways = (target: unknown) => boolean

/** Of what scrolls sideways where it cannot be measured: the page around it hears nothing of a finger on it. */
export type SidewaysProps = { onTouchStart?: (event: Pick<ITouchEvent, 'stopPropagation'>) => void }
