import { useSyncExternalStore } from 'react'

import type { PictureList } from './pictureList'

/** What is in the list now. */
export const usePictureItems = (list: PictureList) => useSyncExternalStore(list.subscribe, list.items, list.items)
