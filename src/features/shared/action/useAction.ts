import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { ApiError, errorText } from '@/http/apiError'
import type { Mutation } from '@/queries/mutation'

import { ask, type DialogTexts, toast } from '../dialog'
import { refreshMember } from '../session'
import { sendOnce } from './sendOnce'

export interface ActionOptions<A, R> {
  /** What is asked first. */
  confirm?: DialogTexts | ((given: A) => DialogTexts)
  /** The word of success, or what is to be done with the answer. */
  done?: string | ((answer: R, given: A) => void)
  /** Where success leads, unless the learner has left the page meanwhile. Until it is there, further taps do nothing. */
  next?: (answer: R, given: A) => unknown
  /** By default the error's own words are said. */
  failed?: (error: unknown, given: A) => void
}

function refresh<A, R>(client: QueryClient, mutation: Mutation<A, R>, given: A, done?: { answer: R }): void {
  for (const queryKey of mutation.outdated?.(given, done) ?? []) void client.invalidateQueries({ queryKey })
  // The old record stays when the new one cannot be read.
  if (mutation.changesMember?.(given)) refreshMember().catch(() => undefined)
}

async function perform<A, R>(client: QueryClient, mutation: Mutation<A, R>, given: A): Promise<R> {
  const { call, findMine, shownAtOnce } = mutation
  const takeBack = shownAtOnce?.(client, given)
  try {
    const answer = await (findMine ? sendOnce({ call, findMine }, given) : call(given))
    refresh(client, mutation, given, { answer })
    return answer
  } catch (error) {
    takeBack?.()
    refresh(client, mutation, given)
    throw error
  }
}

const say = (error: unknown): void => toast(errorText(error), 'error')

/**
 * What a tap sets going: asks first, runs once at a time, says how it went, and has what is stale read anew.
 * `run` never rejects.
 */
export function useAction<A = void, R = unknown>(
  mutation: Mutation<A, R>,
  { confirm, done, next, failed = say }: ActionOptions<A, R> = {},
) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({ mutationFn: (given: A) => perform(client, mutation, given) })
  // Ahead of the state: two taps may come before the next render, and while the question is open.
  const isBusy = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])

  async function attempt(given: A): Promise<void> {
    const question = typeof confirm === 'function' ? confirm(given) : confirm
    if (question && !(await ask(question))) return
    let answer: R
    try {
      answer = await mutateAsync(given)
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'aborted')) failed(error, given)
      return
    }
    if (typeof done === 'string') toast(done, 'success')
    else done?.(answer, given)
    if (isHere.current) await next?.(answer, given)
  }

  async function run(given: A): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    await attempt(given).finally(() => (isBusy.current = false))
  }

  return { run, isRunning: isPending }
}
