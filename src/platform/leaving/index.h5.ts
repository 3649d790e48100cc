import { history } from '@tarojs/router/dist/history'

import type { HoldPage } from './types'

export const holdPage: HoldPage = ({ path, abovePath, onBack }) => {
  let release: (() => void) | null = null
  const hold = () => {
    if (release || history.location.pathname !== `/${path}`) return
    release = history.block(({ action, location, retry }) => {
      if (action === 'POP' || location.pathname === `/${abovePath}`) return onBack()
      // The app's own way on, to the login say: held again once the learner is back.
      letGo()
      retry()
    })
  }
  const letGo = () => {
    release?.()
    release = null
  }
  hold()
  const unlisten = history.listen(hold)
  return () => {
    unlisten()
    letGo()
  }
}
