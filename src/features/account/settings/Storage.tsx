import { useState } from 'react'

import { ListRow } from '@/components/ListRow'
import { ask, toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import { formatBytes } from '@/lib/bytes'

import { cacheBytes, clearCache } from './cache'
import { Section } from './Section'
import { texts } from './texts'

/** What the app keeps to be quicker, and the way to be rid of it. */
export function Storage() {
  const [bytes, setBytes] = useState(cacheBytes)
  const clearing = useTask(async () => {
    if (!(await ask(texts.cacheAsk))) return
    clearCache()
    setBytes(0)
    toast(texts.cacheDone, 'success')
  })
  return (
    <Section title={texts.storage}>
      <ListRow
        label={texts.cache}
        hint={texts.cacheHint}
        value={formatBytes(bytes) || texts.cacheEmpty}
        onClick={() => void clearing.run()}
      />
    </Section>
  )
}
