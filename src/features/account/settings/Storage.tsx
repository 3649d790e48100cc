import { useState } from 'react'

import { ListRow } from '@/components/ListRow'
import { useAction } from '@/features/shared/action'
import { linkTo } from '@/features/shared/link'
import { formatBytes } from '@/lib/bytes'

import { cacheBytes, clearCache } from './cache'
import { Section } from './Section'
import { texts } from './texts'

/** Size of the cache, and a button that clears it. */
export function Storage() {
  const [bytes, setBytes] = useState(cacheBytes)
  const clear = async () => {
    clearCache()
    setBytes(0)
  }
  const clearing = useAction({ call: clear }, { confirm: texts.cacheAsk, done: texts.cacheDone })
  return (
    <Section title={texts.storage}>
      <ListRow label={texts.offline} hint={texts.offlineHint} {...linkTo({ name: 'offline', params: {} })} />
      <ListRow
        label={texts.cache}
        hint={texts.cacheHint}
        value={formatBytes(bytes) || texts.cacheEmpty}
        onClick={() => void clearing.run()}
      />
    </Section>
  )
}
