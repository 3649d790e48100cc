import type { Version } from '@/api/app'
import { ask, toast } from '@/features/shared/dialog'
import { showBlocking } from '@/features/shared/dialog/showBlocking'
import { updater } from '@/platform/update'

import { texts } from './gateTexts'

/**
 * A forced update blocks the screen as soon as the server demands it. An optional one is offered after everything else.
 */
export async function offerUpgrade(version: Version, others: Promise<void>): Promise<void> {
  const question = {
    title: texts.upgrade(version.appName),
    text: version.notes.join('\n'),
    confirmLabel: texts.upgradeNow,
  }
  const upgrade = () => {
    const state = updater.apply(version.url)
    if (state !== 'ready') toast(texts[state])
  }
  if (version.mode === 'forced') return showBlocking(question, upgrade)
  await others
  if (await ask({ ...question, cancelLabel: texts.skip })) upgrade()
}
