import type { Version } from '@/api/app'
import { ask, toast } from '@/features/shared/dialog'
import { showBlocking } from '@/features/shared/dialog/showBlocking'
import { launchEntry } from '@/platform/navigation'
import { textStorageItem } from '@/platform/storage'
import { updater } from '@/platform/update'
import { routeSpec } from '@/routes/registry'

import { texts } from './gateTexts'
import { returns } from './launchChecks'

/** The optional version that the learner has answered: no start asks for it again, whose build may be the newest. */
const answeredItem = textStorageItem('version_answered')

/** The question can wait for the next start, the result that they came for cannot. */
const comesForResult = (): boolean => {
  const { path } = launchEntry()
  return [...returns, 'orderSuccess' as const].some((name) => routeSpec(name).path === path)
}

/**
 * A forced update blocks the screen as soon as the server demands it. An optional one is offered after everything else,
 * once.
 */
export async function offerUpgrade(version: Version, others: Promise<void>): Promise<void> {
  const question = {
    title: texts.upgrade(version.appName),
    text: version.notes.join('\n'),
    confirmLabel: texts.upgradeNow,
  }
  const upgrade = () => {
    const state = updater.apply(version.url)
    if (state === 'ready') return
    answeredItem.remove()
    toast(texts[state])
  }
  if (version.mode === 'forced') return showBlocking(question, upgrade)
  await others
  const offered = JSON.stringify(version)
  if (offered === answeredItem.get() || comesForResult()) return
  const isWanted = await ask({ ...question, cancelLabel: texts.skip })
  answeredItem.set(offered)
  if (isWanted) upgrade()
}
