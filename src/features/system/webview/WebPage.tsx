import { View, WebView } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { NavBar } from '@/components/NavBar'
import { StateView } from '@/components/StateView'
import { env } from '@/config/env'
import { useProtocols } from '@/features/shared/protocols'
import { Delayed } from '@/features/shared/screen'
import { useHeadInsets } from '@/features/shared/screen/useHeadInsets'
import { webview } from '@/platform/webview'
import { back, toLogin } from '@/routes/navigate'
import type { RouteParams } from '@/routes/registry'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { admit } from './admission'
import styles from './index.module.scss'
import { nativePage } from './nativePage'
import { texts } from './texts'

/** The public entry for links: our goods open as pages of the app, web addresses by their host. */
export function WebPage({ params }: { params: RouteParams<'webview'> }) {
  const insets = useHeadInsets()
  const { course_type: courseType, id, url = '', title = texts.defaultTitle } = params
  useEffect(() => nativePage(courseType, id)?.(), [courseType, id])
  return (
    <View>
      <View className={styles.head} style={insets}>
        <NavBar title={title} tone='clear' onBack={back} />
      </View>
      {!nativePage(courseType, id) && <WebAddress url={url} />}
    </View>
  )
}

const goBack = { label: texts.back, onClick: back }

/** Without login only the agreements are open, since one has to read them before. */
function WebAddress({ url }: { url: string }) {
  const [isConfirmed, setConfirmed] = useState(false)
  const config = useAppConfig((state) => state.config)
  const isLogin = useSession((session) => session.isLogin)
  const protocols = Object.values(useProtocols())
  const admission = admit(url, [env.apiHost, config?.url ?? '', config?.pcUrl ?? '', ...protocols])

  const isClosed = config !== null && !isLogin && !protocols.includes(url)
  const isAdmitted = admission.kind === 'open' || (admission.kind === 'ask' && isConfirmed)
  const address = config && !isClosed && isAdmitted ? admission.url : undefined
  useEffect(() => {
    if (isClosed) toLogin()
    else if (address) webview.replaceWith(address)
  }, [isClosed, address])

  if (!config || isClosed) return null
  if (admission.kind === 'refuse') {
    return <StateView kind='notFound' {...texts.refused} action={goBack} />
  }
  if (address && webview.isEmbedded) return <WebView src={address} />
  if (address) {
    return (
      <Delayed>
        <StateView kind='done' title={texts.opening} hint={admission.host} action={goBack} />
      </Delayed>
    )
  }
  return (
    <StateView
      kind='locked'
      title={texts.leaving}
      hint={texts.leavingHint(admission.host)}
      action={{ label: texts.go, onClick: () => setConfirmed(true) }}
      secondary={goBack}
    />
  )
}
