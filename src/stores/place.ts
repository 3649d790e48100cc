import { create } from 'zustand'

import type { Place } from '@/platform/location/types'

import { onSignOut } from './session'

/** The place that was picked last, for the form that asked for it. In memory only, gone with the login. */
export const usePlace = create<{ place: Place | null }>()(() => ({ place: null }))

export const keepPlace = (place: Place): void => usePlace.setState({ place })

onSignOut(() => usePlace.setState({ place: null }))
