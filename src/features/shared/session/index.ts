import { getMember, type Member } from '@/api/member'
import { forgetFormerUser } from '@/queries/client'
import { onSignOut, tokenItem, useSession } from '@/stores/session'

onSignOut(forgetFormerUser)

/** When the session's user was read. */
let readAtMs = 0

/** The read that is under way, with the token that it uses. */
let underWay: { token: string | null; answer: Promise<Member> } | undefined

/** Readings are numbered: the answer of one may be overtaken by that of a later one. */
let lastBegun = 0
let lastTaken = 0

async function readMember(token: string | null): Promise<Member> {
  const turn = ++lastBegun
  const user = await getMember()
  // An answer that arrives after the end of its login is dropped.
  if (tokenItem.get() !== token) return user
  if (turn < lastTaken) return useSession.getState().user ?? user
  lastTaken = turn
  useSession.getState().setUser(user)
  readAtMs = Date.now()
  return user
}

/** Reads the member anew, after a login, a payment or a change of the account. */
export function refreshMember(): Promise<Member> {
  const token = tokenItem.get()
  const answer = readMember(token)
  const reading = { token, answer }
  underWay = reading
  const end = () => void (underWay === reading && (underWay = undefined))
  answer.then(end, end)
  return answer
}

/** Like `refreshMember`, for when nothing has changed: joins a read that is under way. */
export const joinMember = (): Promise<Member> =>
  underWay && underWay.token === tokenItem.get() ? underWay.answer : refreshMember()

/** Like `joinMember`, but accepts a record of this age; by default any since the app was opened. */
export async function currentMember(maxAgeMs = Infinity): Promise<Member> {
  const { user } = useSession.getState()
  // A clock that was put back makes any record old.
  const ageMs = Date.now() - readAtMs
  return user && ageMs >= 0 && ageMs < maxAgeMs ? user : joinMember()
}
