export { Failure } from './Failure'
export { Delayed, isOnlyRemembered, QueryView } from './QueryView'
export { definePage, type PageProps, UnknownSwitch } from './definePage'
export { usePullDown } from './usePullDown'
