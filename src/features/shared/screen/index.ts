export { Delayed, Failure, QueryView } from './QueryView'
export { screen } from './screen'
export { usePullDown } from './usePullDown'
export { useSettled } from './useSettled'
