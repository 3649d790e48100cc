import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { copiedQuestions, getPractisedQuestion, type QuestionSource } from '@/api/practising'
import { mayPass } from '@/http/apiError'
import { connection } from '@/platform/connection'
import { practisingQueries } from '@/queries/practising'

/** These at once, the rest in steps, so that a class behind one IP address leaves room for taps. */
const firstCount = 5
const stepMs = 5_000

/** Puts a question into the query cache and onto the device. False = the server cannot be reached, or is overloaded. */
async function prefetchQuestion(client: QueryClient, source: QuestionSource, id: number): Promise<boolean> {
  const { queryKey } = practisingQueries.question(source, id)
  const isFetching = () => client.getQueryState(queryKey)?.fetchStatus === 'fetching'
  if (isFetching() || client.getQueryData(queryKey)) return true
  try {
    const question = await getPractisedQuestion(source, id, { isBackground: true })
    if (!isFetching()) client.setQueryData(queryKey, question)
    return true
  } catch (error) {
    return !mayPass(error)
  }
}

/**
 * While the learner practises, fetches in order the questions that the device lacks, or has without their keys.
 * Afterwards they work without a network.
 */
export function usePrefetchedQuestions(source: QuestionSource, ids: readonly number[]): void {
  const client = useQueryClient()
  const [opened] = useState({ source, ids })
  useEffect(() => {
    if (connection.isDear()) return undefined
    const known = new Set(copiedQuestions(opened.source, opened.ids, 'lasting'))
    const missing = opened.ids.filter((id) => !known.has(id))
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const step = async (index: number) => {
      const id = missing[index]
      if (id === undefined || !(await prefetchQuestion(client, opened.source, id)) || isLeft) return
      timer = setTimeout(() => void step(index + 1), index + 1 < firstCount ? 0 : stepMs)
    }
    void step(0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [client, opened])
}
