import type { ITouchEvent } from '@tarojs/components'

/**
 * Whether a finger there scrolls something sideways, such as a wide table or formula, so that it must not turn a page.
 */
export type MovesSideways = (target: unknown) => boolean

/**
 * Props for an element that scrolls sideways where that cannot be measured: the page around it gets no touches on it.
 */
export type SidewaysProps = { onTouchStart?: (event: Pick<ITouchEvent, 'stopPropagation'>) => void }
