import { useCallback, useState } from 'react'

import { qualityItem } from '../playerPreferences'
import type { Rendition } from '../Settings'
import { texts } from '../texts'
import type { Renditions } from './types'

/** The height that plays: as the network allows, or the learner's choice, which is stored. */
export function useRendition() {
  const [renditions, setRenditions] = useState<Renditions | null>(null)
  const [height, setHeight] = useState<number | null>(null)

  const offer = useCallback((offered: Renditions | null) => {
    const preferred = offered?.heights.find((one) => texts.height(one) === qualityItem.get()) ?? null
    setRenditions(offered)
    setHeight(preferred)
    if (preferred !== null) offered?.pick(preferred)
  }, [])

  const rendition: Rendition | undefined = renditions
    ? {
        heights: renditions.heights,
        height,
        onPick(next) {
          qualityItem.set(next === null ? '' : texts.height(next))
          setHeight(next)
          renditions.pick(next)
        },
      }
    : undefined
  return { offer, rendition }
}
