import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { useMark } from '@/features/shared/favorite/useMark'
import { practisingMutations, practisingQueries } from '@/queries/practising'

import styles from './view.module.scss'
import { texts } from './texts'

interface FavoriteButtonProps {
  id: number
  /** All questions of the page, so that one call asks for all of them. */
  among: readonly number[]
}

const words = { on: texts.favorite.done, off: texts.favorite.released }

/** Makes a question as a whole a favorite, or takes it out. Absent until the favorites are known. */
export function FavoriteButton({ id, among }: FavoriteButtonProps) {
  const { data } = useQuery(practisingQueries.favorites(among))
  const toggle = useMark(
    useMemo(() => practisingMutations.favorite(id, among), [id, among]),
    words,
  )
  if (!data) return null
  const isOn = data.includes(id)
  return (
    <Pressable className={styles.mark} isPressed={isOn} onClick={toggle}>
      <Icon name={isOn ? 'starFilled' : 'star'} size={20} />
      {isOn ? texts.favorite.on : texts.favorite.off}
    </Pressable>
  )
}
