import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { toggleFavoriteQuestion } from '@/api/questionBook'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { toast } from '@/features/shared/dialog'
import { createOptimisticToggle, useFlush } from '@/features/shared/favorite/optimisticToggle'
import { errorText } from '@/http/apiError'
import { practisingQueries } from '@/queries/practising'

import styles from './question.module.scss'
import { texts } from './texts'

interface FavoriteButtonProps {
  id: number
  /** All questions of the page: one call asks for all of them. */
  among: readonly number[]
}

/** Puts a question as a whole among the favorites, or takes it out. Not there until it is known which are there. */
export function FavoriteButton({ id, among }: FavoriteButtonProps) {
  const { data } = useQuery(practisingQueries.favorites(among))
  const toggle = useFavoriteToggle(id, among)
  if (!data) return null
  const isOn = data.includes(id)
  return (
    <Pressable className={styles.mark} isPressed={isOn} onClick={toggle}>
      <Icon name={isOn ? 'starFilled' : 'star'} size={20} />
      {isOn ? texts.favorite.on : texts.favorite.off}
    </Pressable>
  )
}

function useFavoriteToggle(id: number, among: readonly number[]): () => void {
  const client = useQueryClient()
  const toggle = useMemo(() => {
    const { queryKey } = practisingQueries.favorites(among)
    return createOptimisticToggle({
      isOn: () => client.getQueryData(queryKey)?.includes(id) ?? false,
      async send(flipped) {
        await toggleFavoriteQuestion(id)
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
        toast(isOn ? texts.favorite.done : texts.favorite.released)
        void client.invalidateQueries({ queryKey: practisingQueries.summaries('collection') })
      },
      onError: (error) => toast(errorText(error), 'error'),
    })
  }, [client, id, among])
  useFlush(toggle.flush)
  return toggle.press
}
