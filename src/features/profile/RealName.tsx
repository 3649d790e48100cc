import type { Member } from '@/api/member'
import { ListRow } from '@/components/ListRow'
import { useTask } from '@/features/shared/form/useTask'
import { startFaceCheck } from '@/features/shared/session/faceCheck'
import { open } from '@/routes/navigate'

import { texts } from './texts'

const words = texts.realName

/** Whether the real name is proven; if not, the way to prove it. */
export function RealName({ user }: { user: Member }) {
  const check = useTask(startFaceCheck)
  const start = () => (user.isFaceVerified ? open('faceSuccess') : void check.run())
  const state = user.isFaceVerified ? user.realName || words.done : words.none
  return <ListRow label={words.label} value={state} onClick={start} />
}
