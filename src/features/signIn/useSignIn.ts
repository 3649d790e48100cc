import { useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { signInMutations } from '@/queries/signIn'

import { texts } from './texts'

export const useSignIn = () =>
  useAction(signInMutations.today, {
    done: (points) => toast(points === null ? texts.signed : texts.success(points), 'success'),
  })
