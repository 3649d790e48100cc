import { createContext } from 'react'

/** Which page a part of it is on (`lib/layers`). */
export const LayerPage = createContext('')
