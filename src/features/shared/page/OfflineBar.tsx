import { Banner } from '@/components/Banner'
import { useOnline } from '@/stores/connection'

import { texts } from './texts'

/** The message about a missing network, below the head. A page with its own head (`nav: 'own'`) places it itself. */
export function OfflineBar() {
  if (useOnline()) return null
  return (
    <Banner tone='warning' icon='offline'>
      {texts.offlineBar}
    </Banner>
  )
}
