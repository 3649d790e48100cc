import { View } from '@tarojs/components'
import { useEffect, useMemo, useState } from 'react'

import { NavBar } from '@/components/NavBar'
import { StateView } from '@/components/StateView'
import { useUntilInFront } from '@/features/shared/action'
import { useAgreements } from '@/features/shared/agreements'
import { Delayed, Failure } from '@/features/shared/page'
import { OfflineBar } from '@/features/shared/page/OfflineBar'
import { useHeadInsets } from '@/features/shared/page/useHeadInsets'
import { storeReferrer } from '@/features/shared/session/referrer'
import { useUrlPolicy } from '@/features/shared/webUrl/useUrlPolicy'
import { linkedLocation } from '@/goods/kinds'
import { shareAdapter } from '@/platform/share'
import { webview } from '@/platform/webview'
import { goBack, replaceLocation } from '@/routes/navigate'
import type { RouteParams } from '@/routes/registry'
import { useAppConfig, useConfigFailure } from '@/stores/appConfig'
import { useSession } from '@/stores/session'
import { referrerItem } from '@/stores/share'

import { readOwnLink } from '../ownLink'
import { Classroom } from './Classroom'
import { Frame } from './Frame'
import styles from './index.module.scss'
import { Outside } from './Outside'
import { texts } from './texts'
import { useLoginWhen } from './useLoginWhen'

type Params = RouteParams<'webview'>

/** The public entry for links. Our own goods open as pages of the app; web addresses are judged by their host. */
export function WebPage({ params }: { params: Params }) {
  const insets = useHeadInsets()
  const { course_type: courseType, id } = params
  const [isConfirmed, setConfirmed] = useState(false)
  const native = useMemo(
    () => (courseType !== undefined && id !== undefined ? linkedLocation(courseType, id) : undefined),
    [courseType, id],
  )
  const title = useBarTitle(params, native !== undefined || isConfirmed)
  useEffect(() => {
    if (native) replaceLocation(native)
  }, [native])
  return (
    <View>
      <View className={styles.head} style={insets}>
        <NavBar title={title} tone='clear' onBack={goBack} />
      </View>
      <OfflineBar />
      {!native && <Content params={params} isConfirmed={isConfirmed} onConfirm={() => setConfirmed(true)} />}
    </View>
  )
}

/**
 * The title comes from the address, which anybody may have made. Until the site is trusted, its host is shown instead.
 */
function useBarTitle({ class_id: classId, lesson_id: lessonId, url = '', title }: Params, isTrusted: boolean): string {
  const checked = useUrlPolicy(url)
  const { defaultTitle } = texts
  if (isTrusted || checked.kind === 'open' || (classId && lessonId)) return title ?? defaultTitle
  return checked.kind === 'ask' ? checked.host : defaultTitle
}

const backAction = { label: texts.back, onClick: goBack }

interface Trust {
  isConfirmed: boolean
  onConfirm: () => void
}

function Content({ params, ...trust }: Trust & { params: Params }) {
  const { class_id: classId, lesson_id: lessonId, course_type: courseType, url = '' } = params
  if (classId && lessonId) return <Classroom classId={classId} lessonId={lessonId} />
  const isUnknown = courseType !== undefined && linkedLocation(courseType, 1) === undefined
  if (isUnknown && !url) return <StateView kind='notFound' {...texts.unknownKind} action={backAction} />
  return <WebAddress url={url} {...trust} />
}

/** What an address of the academy's own H5 leads to, once the config has named H5. */
function useOwnLink(url: string): ReturnType<typeof readOwnLink> {
  const h5Url = useAppConfig(({ config }) => config?.h5Url)
  const link = useMemo(
    // In the mini-program the second is ''.
    () => (h5Url === undefined ? undefined : readOwnLink(url, [h5Url, shareAdapter.linkOf('')])),
    [url, h5Url],
  )
  const msv = link?.msv
  useEffect(() => {
    // Who really brought the learner counts more than who wrote a link that is pressed here.
    if (msv && referrerItem.get() === null) storeReferrer(msv)
  }, [msv])
  return link
}

/**
 * Our own H5's pages open as pages of the app: in the mini-program H5 would have a login of its own, and sell on
 * iPhones. So nor is a page that is missing here looked for there. Without a login other addresses do not open, save
 * agreements, because they are read before the login, and the site's licences, which anybody may read.
 */
function WebAddress({ url, isConfirmed, onConfirm }: Trust & { url: string }) {
  const config = useAppConfig((state) => state.config)
  const failure = useConfigFailure()
  const isLogin = useSession((session) => session.isLogin)
  const agreements = Object.values(useAgreements())
  const checked = useUrlPolicy(url)
  const link = useOwnLink(url)
  const own = link?.target
  const isMissing = webview.isEmbedded && link?.isApp === true && !own
  const untilInFront = useUntilInFront()

  const isForAll = agreements.includes(url) || config?.licences.some((licence) => licence.url === url)
  const isClosed = config !== null && !own && !isMissing && !isLogin && !isForAll
  const isAllowed = checked.kind === 'open' || (checked.kind === 'ask' && isConfirmed)
  const address = config && !own && !isMissing && !isClosed && isAllowed ? checked.url : undefined
  useLoginWhen(isClosed)
  useEffect(() => {
    if (own) void untilInFront().then((isOpen) => isOpen && replaceLocation(own))
    else if (address) webview.replaceWith(address)
  }, [own, untilInFront, address])

  if (!config && failure) return <Failure error={failure.error} onRetry={failure.retry} />
  if (!config || own || isClosed) return null
  if (isMissing) return <StateView kind='notFound' {...texts.unknownKind} action={backAction} />
  if (checked.kind === 'refuse') {
    return <StateView kind='notFound' {...texts.refused} action={backAction} />
  }
  if (webview.isEmbedded) {
    const outside = <Outside {...checked} />
    return address && checked.kind === 'open' ? <Frame address={address} outside={outside} /> : outside
  }
  if (address) {
    return (
      <Delayed>
        <StateView kind='done' title={texts.opening} hint={checked.host} action={backAction} />
      </Delayed>
    )
  }
  return (
    <StateView
      kind='locked'
      title={texts.leaving}
      hint={texts.leavingHint(checked.host)}
      action={{ label: texts.go, onClick: onConfirm }}
      secondary={backAction}
    />
  )
}
