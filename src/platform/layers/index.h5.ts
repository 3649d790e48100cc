import { topLayer, watchLayers } from '@/lib/layers'

import type { LayerBack } from './types'

type Entries = typeof import('./entries')

let entries: Entries | undefined

/** The first screen does without it, and without `pageFocus`: they come with the first layer, or when all is calm. */
const load = () =>
  import('./entries').then(
    (loaded) => {
      if (!entries) loaded.start()
      entries = loaded
    },
    // The next layer asks again; until then "back" leaves.
    () => undefined,
  )

// Stands before the router's listener, which is added once the app's modules have run.
window.addEventListener('popstate', (event) => entries?.onPop(event), true)

export const layerBack: LayerBack = {
  watch() {
    watchLayers(() => void (!entries && topLayer() && load()))
    // Loaded anew with a layer open: its entry is still there.
    if (window.history.state?.layer) void load()
  },
  warmUp: () => void load(),
  aside: (move) => (entries ? entries.aside(move) : move()),
}
