import { debounceMs } from '@/config/limits'

/** Runs once `waitMs` have passed without another call. `cancel` drops the waiting call. */
export function debounce<A extends unknown[]>(run: (...args: A) => void, waitMs = debounceMs) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const debounced = (...args: A): void => {
    cancel()
    timer = setTimeout(() => run(...args), waitMs)
  }
  return Object.assign(debounced, { cancel })
}
