import { useDidHide } from '@tarojs/taro'
import { useCallback, useEffect, useState } from 'react'

import { connection } from '@/platform/connection'
import { usePageScroll } from '@/platform/pageScroll'

import { createLearningClock, type LearningClock } from './clock'

/** A player reports more often than this while it plays. */
export const maxPlayStepSec = 5
/** How long one may look at the same lines, or at one question. */
export const maxReadSec = 180

/** A clock for this page. It pauses while the page or the app is hidden. */
export function useLearningClock(maxGapSec: number): LearningClock {
  const [clock] = useState(() => createLearningClock(maxGapSec))
  useDidHide(clock.rest)
  useEffect(() => connection.watchVisible((isVisible) => isVisible || clock.rest()), [clock])
  useEffect(() => clock.rest, [clock])
  return clock
}

/**
 * Counts reading as learning, by the scrolling of the page.
 * @param topId id of an element of the page
 * @param isOpen there is a text to read
 */
export function useReadingTime(topId: string, isOpen: boolean): void {
  const clock = useLearningClock(maxReadSec)
  const sign = useCallback(() => {
    if (isOpen) clock.sign()
  }, [clock, isOpen])
  useEffect(sign, [sign])
  usePageScroll(topId, sign)
}
