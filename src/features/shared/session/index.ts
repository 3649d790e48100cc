import { getMember, type Member } from '@/api/member'
import { forgetFormerUser } from '@/queries/client'
import { onSignOut, tokenItem, useSession } from '@/stores/session'

onSignOut(forgetFormerUser)

/** When the session's user was read. */
let readAtMs = 0

/** Whose record is on its way. */
let underWay: { token: string | null; answer: Promise<Member> } | undefined

async function readMember(token: string | null): Promise<Member> {
  const user = await getMember()
  // An answer that comes after the login has ended belongs to nobody.
  if (tokenItem.get() === token) {
    useSession.getState().setUser(user)
    readAtMs = Date.now()
  }
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

/** As `refreshMember`, where nothing has changed: a record that is on its way will do. */
export const joinMember = (): Promise<Member> =>
  underWay && underWay.token === tokenItem.get() ? underWay.answer : refreshMember()

/** As `joinMember`, where one that is not older than this will do; by default any since the app was opened. */
export async function currentMember(maxAgeMs = Infinity): Promise<Member> {
  const { user } = useSession.getState()
  return user && Date.now() - readAtMs < maxAgeMs ? user : joinMember()
}
