import { Banner } from '@/components/Banner'
import { useOnline } from '@/stores/connection'

import { texts } from './texts'

/** The word about a missing network, below the head: a page with its own (`nav: 'own'`) places it there itself. */
export function OfflineBar() {
  if (useOnline()) return null
  return (
    <Banner tone='warning' icon='offline'>
      {texts.offlineBar}
    </Banner>
  )
}
