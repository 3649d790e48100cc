import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { toggleTopicCollect, toggleTopicVote, type TopicDetail } from '@/api/topic'
import { toast } from '@/features/shared/dialog'
import { createSettledToggle } from '@/features/shared/like/settledToggle'
import { errorText } from '@/http/apiError'
import { studyQueries } from '@/queries/study'
import { topicQueries } from '@/queries/topic'

import { texts } from './texts'

/** The two marks a reader can set, and only what differs between them. */
const marks = {
  vote: {
    words: texts.vote,
    send: (id: number) => toggleTopicVote(id),
    isOn: (detail: TopicDetail) => detail.isVoted,
    show: (detail: TopicDetail, isVoted: boolean): TopicDetail => {
      const voteCount = detail.topic.voteCount + (Number(isVoted) - Number(detail.isVoted))
      return { ...detail, isVoted, topic: { ...detail.topic, voteCount } }
    },
  },
  collect: {
    words: texts.collect,
    send: async (id: number, flipped: boolean) => {
      await toggleTopicCollect(id)
      return flipped
    },
    isOn: (detail: TopicDetail) => detail.isCollected,
    show: (detail: TopicDetail, isCollected: boolean): TopicDetail => ({ ...detail, isCollected }),
  },
}

/** A press of the mark; what is on screen is the cached detail. */
export function useMark(name: keyof typeof marks, id: number): () => void {
  const client = useQueryClient()
  const toggle = useMemo(() => {
    const { words, isOn, send, show } = marks[name]
    const { queryKey } = topicQueries.detail(id)
    return createSettledToggle({
      isOn() {
        const detail = client.getQueryData(queryKey)
        return detail !== undefined && isOn(detail)
      },
      send: (flipped) => send(id, flipped),
      onChange(next) {
        // An answer that is on its way still says the old thing.
        void client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (detail) => detail && show(detail, next))
      },
      onSettled(next) {
        toast(next ? words.on : words.off)
        void client.invalidateQueries({ queryKey: studyQueries.all() })
      },
      onError: (error) => toast(errorText(error)),
    })
  }, [client, name, id])
  useEffect(() => toggle.flush, [toggle])
  return toggle.press
}
