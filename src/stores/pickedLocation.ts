import { create } from 'zustand'

import type { GeoPlace } from '@/platform/location/types'

import { onSignOut } from './session'

/** The place that was picked last, for the form that asked for it. In memory only, gone with the login. */
export const usePickedLocation = create<{ place: GeoPlace | null }>()(() => ({ place: null }))

export const setPickedLocation = (place: GeoPlace): void => usePickedLocation.setState({ place })

onSignOut(() => usePickedLocation.setState({ place: null }))
