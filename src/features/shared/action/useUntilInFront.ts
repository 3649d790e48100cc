import { useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useEffect, useState } from 'react'

interface Place {
  isOpen: boolean
  isInFront: boolean
  waiting: ((isOpen: boolean) => void)[]
}

/** Answers all who wait. */
const tell = ({ waiting, isOpen }: Place) => waiting.splice(0).forEach((resolve) => resolve(isOpen))

/**
 * For the way on after an answer. By then the learner may read another page that lies over this one, and must not be
 * taken away from it.
 * @returns a function that waits until this page is in front; it answers false if the page or its part was closed
 */
export function useUntilInFront(): () => Promise<boolean> {
  const [place] = useState<Place>(() => ({ isOpen: true, isInFront: true, waiting: [] }))
  useDidHide(() => void (place.isInFront = false))
  useDidShow(() => {
    place.isInFront = true
    tell(place)
  })
  useEffect(() => {
    place.isOpen = true
    return () => {
      place.isOpen = false
      tell(place)
    }
  }, [place])
  return useCallback(
    () =>
      place.isInFront || !place.isOpen
        ? Promise.resolve(place.isOpen)
        : new Promise((resolve) => void place.waiting.push(resolve)),
    [place],
  )
}
