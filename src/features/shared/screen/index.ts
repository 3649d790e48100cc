export { Delayed, Failure, QueryView } from './QueryView'
export { screen } from './screen'
