import { agreeToAgreements, type Member } from '@/api/member'
import { agreements, openAgreement } from '@/features/shared/agreements'
import { ask } from '@/features/shared/dialog'
import { decline } from '@/features/shared/session/logout'
import { runLoginChecks } from '@/features/shared/session/gates'
import { reportReferrer } from '@/features/shared/session/referrer'
import { ApiError } from '@/http/apiError'
import { formatLocation, parseLocation } from '@/routes/codec'
import { currentLocation } from '@/routes/navigate'
import type { RouteName } from '@/routes/registry'
import { sameLogin } from '@/stores/session'

import { texts } from './gateTexts'

/** Learners return to these pages from another site, and want to read its result first. */
export const returns: RouteName[] = ['faceSuccess', 'authLoading', 'loginError', 'profileBindResult']

/** What a logged-in learner meets when the app starts: the login checks, then the agreements. */
export async function runLaunchChecks(user: Member, entryUrl: string): Promise<void> {
  const entry = parseLocation(entryUrl)?.name
  try {
    // The launch knows the entry without its parameters, and the learner may have gone on meanwhile.
    const here = currentLocation()
    // The result of the real-name check comes first; that page runs the login checks when it is left.
    if (entry !== 'faceSuccess' && !(await runLoginChecks(user, here && formatLocation(here)))) return
    const isTheirs = sameLogin()
    await reportReferrer(user.id)
    if ((entry && returns.includes(entry)) || !isTheirs()) return
    await askConsent(user)
  } catch (error) {
    // The pages report this themselves.
    if (!(error instanceof ApiError)) throw error
  }
}

async function askConsent({ agreementsDue }: Member): Promise<void> {
  if (agreementsDue.length === 0) return
  const addresses = agreements()
  const question = {
    isForced: true,
    ...texts.agreement(agreementsDue.map((name) => texts.agreements[name]).join(texts.and)),
    links: agreementsDue
      .filter((name) => addresses[name] !== '')
      .map((name) => ({ label: `《${texts.agreements[name]}》`, onClick: () => openAgreement(addresses[name]) })),
  }
  // The question may outlive its login.
  const isTheirs = sameLogin()
  const isAgreed = await ask(question)
  if (!isTheirs()) return
  if (isAgreed) await agreeToAgreements()
  else decline()
}
