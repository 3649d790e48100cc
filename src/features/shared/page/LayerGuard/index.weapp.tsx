import { PageContainer } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { type ComponentType, useContext, useEffect, useRef, useState } from 'react'

import { LayerPage } from '@/components/layerPage'
import { frontPage, layersOf, watchLayers } from '@/lib/layers'
import { guards } from '@/platform/layers/guards'
import { deviceInfo } from '@/platform/systemInfo'

/** WeChat reports when the container is gone; a navigation does not wait longer. */
const patienceMs = 300

/**
 * An empty container, shown while a layer lies over the page: WeChat's "back" then closes it instead of the page. When
 * "back" has removed it and a layer is still open, it is shown again.
 */
function Guard() {
  const page = useContext(LayerPage)
  const [isWanted, setWanted] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const [isCleared, setCleared] = useState(false)
  const isShown = isWanted && !isTaken && !isCleared
  const shown = useRef(isShown)
  shown.current = isShown
  const onGone = useRef<() => void>()

  useEffect(() => {
    const follow = () => setWanted(frontPage() === page && layersOf(page).length > 0)
    follow()
    return watchLayers(follow)
  }, [page])

  useEffect(() => {
    guards.set(page, {
      clear: () =>
        new Promise((resolve) => {
          if (!shown.current) return resolve()
          setCleared(true)
          onGone.current = resolve
          setTimeout(resolve, patienceMs)
        }),
      restore: () => setCleared(false),
    })
    return () => void guards.delete(page)
  }, [page])

  // WeChat must see it removed before it is shown again.
  useEffect(() => {
    if (isTaken) Taro.nextTick(() => setTaken(false))
  }, [isTaken])

  const onAfterLeave = () => {
    onGone.current?.()
    if (!shown.current) return
    setTaken(true)
    layersOf(page).pop()?.dismiss()
  }
  return <PageContainer show={isShown} overlay={false} duration={0} onAfterLeave={onAfterLeave} />
}

/** Older WeChats and HarmonyOS lack this container. There "back" leaves the page. */
const isThere = Taro.canIUse('page-container') && deviceInfo().platform !== 'ohos'

export const LayerGuard: ComponentType | null = isThere ? Guard : null
