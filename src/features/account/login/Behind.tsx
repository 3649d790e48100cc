import { useCode } from '@/features/shared/lazyCode/useCode'

const load = () => import('./BehindCard')

/** What the login leads to. It needs all kinds of goods, whose code is there already if the learner comes from one. */
export function Behind({ redirect }: { redirect: string | undefined }) {
  const code = useCode(redirect !== undefined, load)
  return code && redirect !== undefined ? <code.BehindCard redirect={redirect} /> : null
}
