import { create } from 'zustand'

import type { MapPoint } from '@/platform/location/types'

import { onSignOut } from './session'

/** The last picked place, where the next picking begins. Only in memory, and removed at the logout. */
export const usePickedLocation = create<{ place: MapPoint | null }>()(() => ({ place: null }))

export const setPickedLocation = (place: MapPoint): void => usePickedLocation.setState({ place })

onSignOut(() => usePickedLocation.setState({ place: null }))
