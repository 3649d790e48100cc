import { useEffect } from 'react'

import { StateView } from '@/components/StateView'
import { env } from '@/config/env'
import { openAgreement, useAgreements } from '@/features/shared/agreements'
import { Delayed } from '@/features/shared/page'
import { webUrl } from '@/lib/safeUrl'
import { webview } from '@/platform/webview'
import { goBack, navigateTo } from '@/routes/navigate'

import { Frame } from '../webview/Frame'
import { Outside } from '../webview/Outside'
import { texts } from './texts'

const backAction = { label: texts.back, onClick: goBack }

/**
 * My work orders. The backend has no call for them. They live on the operator's support site, whose address belongs to
 * the installation.
 */
export function WorkOrders() {
  const site = webUrl(env.workOrderUrl)
  const url = site?.url
  useEffect(() => {
    if (url) webview.replaceWith(url)
  }, [url])
  if (!site) return <OtherHelp />
  if (webview.isEmbedded) return <Frame address={site.url} outside={<Outside {...site} />} />
  return (
    <Delayed>
      <StateView kind='done' title={texts.opening} hint={site.host} action={backAction} />
    </Delayed>
  )
}

/** Where else to find help. */
function OtherHelp() {
  const { about } = useAgreements()
  const announcements = { label: texts.announcements, onClick: () => navigateTo('notices') }
  if (!about) return <StateView kind='empty' {...texts.notOfferedNoAbout} action={announcements} />
  return (
    <StateView
      kind='empty'
      {...texts.notOffered}
      action={{ label: texts.about, onClick: () => openAgreement(about) }}
      secondary={announcements}
    />
  )
}
