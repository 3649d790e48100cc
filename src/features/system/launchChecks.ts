import { agreeToAgreements, type Member } from '@/api/member'
import { agreements, openAgreement } from '@/features/shared/agreements'
import { ask } from '@/features/shared/dialog'
import { logout } from '@/features/shared/session/logout'
import { runLoginChecks } from '@/features/shared/session/gates'
import { reportReferrer } from '@/features/shared/session/referrer'
import { ApiError } from '@/http/apiError'
import { parseLocation } from '@/routes/codec'
import type { RouteName } from '@/routes/registry'

import { texts } from './gateTexts'

/** Where learners come back from another site: how that ended is what they want to read. */
const returns: (RouteName | undefined)[] = ['faceSuccess', 'authLoading', 'loginError', 'profileBindResult']

/** What stands between the start of a learner who is logged in and the app: checks, then agreements. */
export async function runLaunchChecks(user: Member, entryUrl: string): Promise<void> {
  const entry = parseLocation(entryUrl)?.name
  try {
    // Where the real-name check ends, its result comes first; that page keeps the gates when it is left.
    if (entry !== 'faceSuccess' && !(await runLoginChecks(user))) return
    await reportReferrer(user.id)
    if (returns.includes(entry)) return
    await askConsent(user)
  } catch (error) {
    // The pages say so themselves.
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
  if (await ask(question)) await agreeToAgreements()
  else logout()
}
