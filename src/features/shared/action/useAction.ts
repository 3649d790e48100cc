import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { ApiError, errorText } from '@/http/apiError'
import { type Mutation, readInterrupted, watchReadings } from '@/queries/mutation'
import { sameLogin, useSession } from '@/stores/session'

import { ask, type DialogTexts, toast } from '../dialog'
import { refreshMember } from '../session'
import { sendOnce } from './sendOnce'
import { useUntilInFront } from './useUntilInFront'

export interface ActionOptions<A, R> {
  /** Asked first. */
  confirm?: DialogTexts | ((given: A) => DialogTexts)
  /** The message of success, or a function that takes the answer. */
  done?: string | ((answer: R, given: A) => void)
  /**
   * The way on after success, unless the learner has left the page. It waits while another page lies over this one.
   * Until it is open, further taps do nothing.
   */
  next?: (answer: R, given: A) => unknown
  /** By default the error's own text is shown. */
  failed?: (error: unknown, given: A) => void
}

function refresh<A, R>(client: QueryClient, mutation: Mutation<A, R>, given: A, done?: { answer: R }): void {
  for (const queryKey of mutation.outdated?.(given, done) ?? []) void client.invalidateQueries({ queryKey })
  // When the new record cannot be read, the old one stays.
  if (mutation.changesMember?.(given)) refreshMember().catch(() => undefined)
}

/** Of what is shown at once only: a download, a question or a checkout may last for minutes, and changes nothing. */
const shownKey = ['shownAtOnce']

/** A visitor's action shows nothing of a member's, and may itself be a login. */
const sameMember = (): (() => boolean) => (useSession.getState().isLogin ? sameLogin() : () => true)

/** @throws 'aborted' when the login has changed meanwhile: what is on screen belongs to somebody else */
async function perform<A, R>(client: QueryClient, mutation: Mutation<A, R>, given: A): Promise<R> {
  const { call, findMine, shownAtOnce } = mutation
  const isTheirs = sameMember()
  const [takeBack, settle] = watchReadings(client, () => shownAtOnce?.(client, given))
  try {
    const answer = await (findMine ? sendOnce({ call, findMine }, given) : call(given))
    if (!isTheirs()) throw new ApiError('aborted')
    refresh(client, mutation, given, { answer })
    return answer
  } catch (error) {
    if (!isTheirs()) throw error instanceof ApiError && error.kind === 'unauthorized' ? error : new ApiError('aborted')
    takeBack?.()
    refresh(client, mutation, given)
    throw error
  } finally {
    await settle()
    // Before the others' answers, the server would tell what was before them.
    if (shownAtOnce && client.isMutating({ mutationKey: shownKey }) === 1) void readInterrupted(client)
  }
}

const say = (error: unknown): void => toast(errorText(error), 'error')

/**
 * What a tap sets going: it asks first, runs once at a time, reports how it went, and reads anew what is stale.
 * `run` never rejects.
 */
export function useAction<A = void, R = unknown>(
  mutation: Mutation<A, R>,
  { confirm, done, next, failed = say }: ActionOptions<A, R> = {},
) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    ...(mutation.shownAtOnce && { mutationKey: shownKey }),
    mutationFn: (given: A) => perform(client, mutation, given),
  })
  // A ref, because two taps may come before the next render, or while the question is open.
  const isBusy = useRef(false)
  const untilInFront = useUntilInFront()

  async function attempt(given: A): Promise<void> {
    const question = typeof confirm === 'function' ? confirm(given) : confirm
    const isTheirs = sameLogin()
    if (question && !((await ask(question)) && isTheirs())) return
    let answer: R
    try {
      answer = await mutateAsync(given)
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'aborted')) failed(error, given)
      return
    }
    if (typeof done === 'string') toast(done, 'success')
    else done?.(answer, given)
    if (next && (await untilInFront())) await next(answer, given)
  }

  async function run(given: A): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    await attempt(given).finally(() => (isBusy.current = false))
  }

  return { run, isRunning: isPending }
}
