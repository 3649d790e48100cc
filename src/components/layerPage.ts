import { createContext } from 'react'

/** The page around a part of it, by the name in `lib/layers`. */
export const LayerPage = createContext('')
