import { useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { signInMutations } from '@/queries/signIn'

import { texts } from './texts'

/** Signs in for the day that is given, one call however often it is pressed. */
export const useSignIn = () =>
  useAction(signInMutations.today, {
    done: (points) => toast(points === null ? texts.signed : texts.success(points), 'success'),
  })
