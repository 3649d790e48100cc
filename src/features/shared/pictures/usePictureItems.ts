import { useSyncExternalStore } from 'react'

import type { PictureList } from './pictureList'

export const usePictureItems = (list: PictureList) => useSyncExternalStore(list.subscribe, list.items, list.items)
