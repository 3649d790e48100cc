import { View } from '@tarojs/components'
import { useDidHide, useDidShow, useRouter } from '@tarojs/taro'
import { type ComponentType, useCallback, useEffect, useState } from 'react'

import { StateView } from '@/components/StateView'
import type { Target } from '@/routes/codec'
import { back, mayOpen, mountedParams, readdress, toLogin } from '@/routes/navigate'
import { type RouteName, type RouteParams, routeSpec } from '@/routes/registry'
import { useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { Shell } from './Shell'
import { texts } from './texts'

interface ScreenProps<N extends RouteName> {
  params: RouteParams<N>
  /** Goes on with other parameters on the same page: the address follows, nothing is stacked or loaded anew. */
  setParams: (params: RouteParams<N>) => void
}

const homeAction = { label: texts.home, onClick: back }

/**
 * A page file's default export. Reads the parameters, keeps the gate (login, feature switch) and draws the bars;
 * the page itself only sees typed parameters.
 */
export function screen<N extends RouteName>(name: N, Content: ComponentType<ScreenProps<N>>) {
  const spec = routeSpec(name)

  return function Screen() {
    const router = useRouter()
    const [params, show] = useState(() => mountedParams(name, router))
    const setParams = useCallback((next: RouteParams<N>) => {
      readdress(name, next)
      show(next)
    }, [])
    const isLogin = useSession((session) => session.isLogin)
    const isOn = useSwitch(spec.switch)
    const [isShown, setShown] = useState(true)
    useDidShow(() => setShown(true))
    useDidHide(() => setShown(false))

    // Covers a direct entry, a return to an open page and a token lost to a 401 alike.
    const isClosed = !isLogin && !mayOpen(name)
    useEffect(() => {
      if (isClosed && isShown && params) toLogin({ name, params } as Target)
    }, [isClosed, isShown, params])

    if (!params) {
      return (
        <Shell name={name}>
          <StateView kind='notFound' {...texts.badLink} action={homeAction} />
        </Shell>
      )
    }
    if (isClosed || isOn === undefined) return <Shell name={name}>{null}</Shell>
    if (!isOn) {
      return (
        <Shell name={name}>
          <StateView kind='locked' {...texts.switchedOff} action={homeAction} />
        </Shell>
      )
    }
    return (
      <Shell name={name}>
        <View>
          <Content params={params} setParams={setParams} />
        </View>
      </Shell>
    )
  }
}
