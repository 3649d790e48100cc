import { texts } from './texts'
import { useLearning } from './useLearning'

/** Today's progress against the goal, for the end of a lesson; `undefined` without a goal. */
export function useGoalNote(): string | undefined {
  const { goalMinutes, todayMinutes, isTodayReached, length } = useLearning()
  if (goalMinutes === 0) return undefined
  if (!isTodayReached) return texts.today(todayMinutes, goalMinutes)
  return length > 1 ? `${texts.reached} · ${texts.chain(length)}` : texts.reached
}
