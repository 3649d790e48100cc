import type { MovesSideways, SidewaysProps } from './types'

export const movesSideways: MovesSideways = () => false

export const sidewaysProps: SidewaysProps = { onTouchStart: (event) => event.stopPropagation() }
