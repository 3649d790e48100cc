import type { ComponentType } from 'react'

/** The browser's history does it (`platform/layers`). */
export const LayerGuard: ComponentType | null = null
