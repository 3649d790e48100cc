import { focusManager } from '@tanstack/react-query'

import { getVersion } from '@/api/app'
import { ApiError, isException, mayPass } from '@/http/apiError'
import { queryClient } from '@/queries/client'

import { persist } from './persist'

/** Failed for want of a server, or of one with time for it, and on screen. */
const isCutOff = ({ state }: { state: { error: unknown } }) =>
  state.error instanceof ApiError && ['offline', 'timeout', 'busy'].includes(state.error.kind)

const cutOff = { type: 'active', predicate: isCutOff } as const

const areAnyCutOff = () => queryClient.getQueryCache().findAll(cutOff).length > 0

/** Every answer of the backend's own will do, a refusal or an exception too. */
async function signOfLife(): Promise<void> {
  if (!focusManager.isFocused()) throw new ApiError('offline')
  await getVersion().catch((error: unknown) => {
    if (mayPass(error) && !isException(error)) throw error
  })
}

async function recover(): Promise<void> {
  if (!areAnyCutOff()) return
  await signOfLife()
  await queryClient.refetchQueries(cutOff)
  if (areAnyCutOff()) throw new ApiError('offline')
}

/**
 * A network that the system reports may lead nowhere: a portal to log in to, a server that is down. What has failed on
 * screen is asked for again as soon as the server answers; a real change of the network is TanStack's own matter.
 */
export function watchServer(): void {
  let isRecovering = false
  const look = () => {
    if (isRecovering || !areAnyCutOff()) return
    isRecovering = true
    void persist(recover).then(() => (isRecovering = false))
  }
  queryClient.getQueryCache().subscribe(look)
  look()
}
