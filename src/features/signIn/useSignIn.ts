import { useQueryClient } from '@tanstack/react-query'

import { signInToday } from '@/api/signIn'
import { toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import { currentMember } from '@/features/shared/session'
import { errorText } from '@/http/apiError'
import { creditQueries } from '@/queries/credit'
import { signInQueries } from '@/queries/signIn'

import { texts } from './texts'

/** Signs in for today, one call however often it is pressed. */
export function useSignIn(today: string) {
  const client = useQueryClient()
  return useTask(async () => {
    try {
      const points = await signInToday()
      toast(points === null ? texts.signed : texts.success(points), 'success')
    } catch (error) {
      return toast(errorText(error), 'error')
    }
    client.setQueryData(signInQueries.state(today).queryKey, (state) => state && { ...state, isSignedToday: true })
    void client.invalidateQueries({ queryKey: signInQueries.all() })
    void client.invalidateQueries({ queryKey: creditQueries.all() })
    // The new sum; the old one stays when it cannot be read.
    return currentMember(0).catch(() => undefined)
  })
}
