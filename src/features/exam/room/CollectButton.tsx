import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { toggleCollected } from '@/api/questionBook'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { toast } from '@/features/shared/dialog'
import { createOptimisticToggle, useFlush } from '@/features/shared/favorite/optimisticToggle'
import { errorText } from '@/http/apiError'
import { practisingQueries } from '@/queries/practising'

import styles from './room.module.scss'
import { texts } from './texts'

interface CollectButtonProps {
  id: number
  /** All questions of the page: one call asks for all of them. */
  among: readonly number[]
}

/** Collects a question as a whole, or lets it go. Not there until it is known which are collected. */
export function CollectButton({ id, among }: CollectButtonProps) {
  const { data } = useQuery(practisingQueries.collected(among))
  const toggle = useCollect(id, among)
  if (!data) return null
  const isOn = data.includes(id)
  return (
    <Pressable className={styles.mark} isPressed={isOn} onClick={toggle}>
      <Icon name={isOn ? 'starFilled' : 'star'} size={20} />
      {isOn ? texts.collect.on : texts.collect.off}
    </Pressable>
  )
}

function useCollect(id: number, among: readonly number[]): () => void {
  const client = useQueryClient()
  const toggle = useMemo(() => {
    const { queryKey } = practisingQueries.collected(among)
    return createOptimisticToggle({
      isOn: () => client.getQueryData(queryKey)?.includes(id) ?? false,
      async send(flipped) {
        await toggleCollected(id)
        return flipped
      },
      onChange(isOn) {
        // An answer that is on its way still says the old thing.
        void client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (before = []) => [
          ...before.filter((other) => other !== id),
          ...(isOn ? [id] : []),
        ])
      },
      onSettled(isOn) {
        toast(isOn ? texts.collect.done : texts.collect.released)
        void client.invalidateQueries({ queryKey: practisingQueries.summaries('collection') })
      },
      onError: (error) => toast(errorText(error), 'error'),
    })
  }, [client, id, among])
  useFlush(toggle.flush)
  return toggle.press
}
