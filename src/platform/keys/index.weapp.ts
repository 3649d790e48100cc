import type { RadioGroupProps } from './types'

export const radioGroupProps: RadioGroupProps = {}
