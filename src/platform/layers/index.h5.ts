import { topLayer, watchLayers } from '@/lib/layers'

import type { LayerBack } from './types'

type Entries = typeof import('./entries')

let entries: Entries | undefined

/**
 * The first screen needs neither this nor `pageFocus`: they load with the first layer, the first Tab key, or when the page
 * is idle.
 */
const load = (isByKey?: true) =>
  import('./entries').then(
    (loaded) => {
      if (!entries) loaded.start(isByKey)
      entries = loaded
    },
    // The next layer tries again. Until then "back" leaves the page.
    () => undefined,
  )

// Added before the router's listener, which comes after the app's modules have run.
window.addEventListener('popstate', (event) => entries?.onPop(event), true)
window.addEventListener('keydown', (event) => void (event.key === 'Tab' && load(true)))

export const layerBack: LayerBack = {
  watch() {
    watchLayers(() => void (!entries && topLayer() && load()))
    // The page was reloaded with an open layer, whose entry is still there.
    if (window.history.state?.layer) void load()
  },
  warmUp: () => void load(),
  aside: (move) => (entries ? entries.aside(move) : move()),
}
