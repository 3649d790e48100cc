import { View } from '@tarojs/components'
import { useDidHide, useDidShow, useRouter } from '@tarojs/taro'
import { type ComponentType, useCallback, useRef, useState } from 'react'

import { MediaRowsSkeleton } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import type { RouteLocation } from '@/routes/codec'
import { canAccess, entryParams, navigateTo, pageParams, setPageParams } from '@/routes/navigate'
import { type RouteName, type RouteParams, routeSpec } from '@/routes/registry'
import { useConfigFailure, useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { Failure } from './Failure'
import { LoginGate } from './LoginGate'
import { PageShell } from './PageShell'
import { useOnPullDown } from './useOnPullDown'
import { Delayed } from './QueryView'
import { SinglePage } from './SinglePage'
import { texts } from './texts'
import { pageTurned } from './turns'

export interface PageProps<N extends RouteName> {
  params: RouteParams<N>
  /** Changes the parameters of this page. The address follows; nothing is stacked or loaded anew. */
  setParams: (params: RouteParams<N>) => void
}

/** Shown while it is unknown whether the page is open, because the config is loading or has failed. */
export function UnknownSwitch() {
  const failure = useConfigFailure()
  useOnPullDown(() => failure?.retry())
  return failure ? (
    <Failure error={failure.error} onRetry={failure.retry} />
  ) : (
    <Delayed>
      <MediaRowsSkeleton />
    </Delayed>
  )
}

/**
 * Draws a page anew that comes back after a minute, because what it says of time has changed, or after a login that has
 * ended and begun anew. Before that, the page has no size and perhaps no member, and would find its reader's place in
 * neither.
 * @returns whether it shows nothing for now
 */
function useReturn(isClosed: boolean): boolean {
  const [, draw] = useState(0)
  const hiddenAtMs = useRef(Infinity)
  const isEmpty = useRef(false)
  isEmpty.current = isClosed || (isEmpty.current && hiddenAtMs.current < Infinity)
  useDidHide(() => void (hiddenAtMs.current = Date.now()))
  useDidShow(() => {
    if (isEmpty.current || Date.now() - hiddenAtMs.current > 60_000) draw(Date.now())
    hiddenAtMs.current = Infinity
  })
  return isEmpty.current
}

/**
 * Gives the page another address. While it is hidden, the browser's bar shows the one of the page in front: it is
 * written there on the return.
 * @param tid Taro's name of the page
 */
function useAddress<N extends RouteName>(name: N, tid?: string): (params: RouteParams<N>) => void {
  const latest = useRef<RouteParams<N>>()
  useDidShow(() => {
    if (latest.current) setPageParams(name, latest.current, tid)
  })
  return useCallback(
    (params: RouteParams<N>) => {
      latest.current = params
      setPageParams(name, params, tid)
    },
    [name, tid],
  )
}

const homeAction = { label: texts.home, onClick: () => navigateTo('home', {}) }

/**
 * The default export of a page file. It reads the parameters, checks access (login, feature switch) and draws the bars.
 * The page itself only sees typed parameters.
 * @param prefetch starts the first calls when the app is opened at this page. They run while the page's code loads, so
 * that the data are drawn at once
 */
export function definePage<N extends RouteName>(
  name: N,
  Content: ComponentType<PageProps<N>>,
  prefetch?: (params: RouteParams<N>) => void,
) {
  const spec = routeSpec(name)
  if (SinglePage) return SinglePage
  const entry = prefetch && canAccess(name) && entryParams(name)
  if (entry) prefetch(entry)
  return function Page({ tid }: { tid?: string }) {
    const router = useRouter()
    const [params, show] = useState(() => pageParams(name, router))
    const setAddress = useAddress(name, tid)
    const setParams = useCallback(
      (next: RouteParams<N>) => {
        setAddress(next)
        show(next)
      },
      [setAddress],
    )
    const isLogin = useSession((session) => session.isLogin)
    const isOn = useSwitch(spec.switch)
    useDidShow(pageTurned)
    // A pulled page rests again also where its content reads nothing anew.
    useOnPullDown(() => undefined)
    const isClosed = !isLogin && !canAccess(name)
    const isEmpty = useReturn(isClosed)

    const draw = () => {
      if (!params) return <StateView kind='notFound' {...texts.badLink} action={homeAction} />
      if (isEmpty) return null
      if (isOn === undefined) return <UnknownSwitch />
      if (!isOn) return <StateView kind='locked' {...texts.switchedOff} action={homeAction} />
      return (
        <View>
          <Content params={params} setParams={setParams} />
        </View>
      )
    }
    return (
      <>
        <PageShell name={name}>{draw()}</PageShell>
        {/* Beside what may fail: the login that ends leads on from there, too. */}
        {params && <LoginGate isClosed={isClosed} location={{ name, params } as RouteLocation} />}
      </>
    )
  }
}
