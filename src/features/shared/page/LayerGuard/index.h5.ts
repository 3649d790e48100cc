import type { ComponentType } from 'react'

/** On H5 the browser's history does this (`platform/layers`). */
export const LayerGuard: ComponentType | null = null
