import { history } from '@tarojs/router/dist/history'

import { topLayer } from '@/lib/layers'
import { backGuard } from '@/platform/layers/backGuard'

import type { HoldPage } from './types'

export const holdPage: HoldPage = ({ path, abovePath, onBack }) => {
  let release: (() => void) | null = null
  const hold = () => {
    if (release || history.location.pathname !== `/${path}`) return
    backGuard.isOn = true
    release = history.block(({ action, location, retry }) => {
      const layer = action === 'POP' ? topLayer() : undefined
      if (layer) return layer.dismiss()
      if (action === 'POP' || location.pathname === `/${abovePath}`) return onBack()
      // The app itself leads on, to the login for example. The page is held again when the learner is back.
      letGo()
      retry()
    })
  }
  const letGo = () => {
    release?.()
    release = null
    backGuard.isOn = false
  }
  hold()
  const unlisten = history.listen(hold)
  return () => {
    unlisten()
    letGo()
  }
}
