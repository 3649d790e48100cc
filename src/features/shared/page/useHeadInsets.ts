import { useMemo } from 'react'

import { headInsets } from '@/platform/insets'

/** Style of a page's own red head: below the status bar and beside WeChat's capsule. Empty on H5. */
export const useHeadInsets = () => useMemo(headInsets, [])
