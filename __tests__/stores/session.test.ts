import { ownSlot, tokenSlot, useSession } from '@/stores/session'
import { slot } from '@/platform/storage'

const text = (stored: unknown) => (typeof stored === 'string' ? stored : null)

test('what belongs to a login ends with it, and nothing else does', () => {
  const own = ownSlot('thing', text)
  const other = slot('thing', text)
  useSession.getState().signIn('a.b.c')
  own.set('mine')
  other.set('everybody’s')
  useSession.getState().signOut()
  expect([tokenSlot.get(), own.get(), other.get()]).toEqual([null, null, 'everybody’s'])
})
