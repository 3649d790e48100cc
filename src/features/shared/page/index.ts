export { Failure } from './Failure'
export { Delayed, isOnlyRemembered, QueryView } from './QueryView'
export { definePage, UnknownSwitch } from './definePage'
export { usePullDown } from './usePullDown'
