import type { MovesSideways, OnceStill, SidewaysProps } from './types'

export const onceStill: OnceStill = () => undefined

export const movesSideways: MovesSideways = () => false

export const sidewaysProps: SidewaysProps = { onTouchStart: (event) => event.stopPropagation() }
