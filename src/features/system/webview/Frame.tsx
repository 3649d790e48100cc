import { WebView } from '@tarojs/components'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'

import { refreshMember } from '@/features/shared/session'
import { useUrlCheck } from '@/features/shared/webUrl/useUrlPolicy'
import { useSession } from '@/stores/session'

import { readMessages } from './messages'

interface FrameProps {
  address: string
  /** Takes its place when WeChat refuses the address: it opens registered domains alone, and tells nobody which. */
  outside: ReactNode
}

/**
 * A web page inside a page of the app. Its messages arrive when it is left, without their sender. So as soon as the
 * frame has shown a site that is not the operator's, all messages are ignored.
 */
export function Frame({ address, outside }: FrameProps) {
  const [isRefused, setRefused] = useState(false)
  const client = useQueryClient()
  const check = useUrlCheck()
  const isOwn = (url: string) => check(url).kind === 'open'
  const hasStranger = useRef(false)
  const hear = (data: unknown) => {
    if (hasStranger.current || !isOwn(address) || readMessages(data).length === 0) return
    if (useSession.getState().isLogin) refreshMember().catch(() => undefined)
    void client.invalidateQueries()
  }
  if (isRefused) return outside
  return (
    <WebView
      src={address}
      onLoad={({ detail }) => {
        if (!isOwn(detail.src)) hasStranger.current = true
      }}
      onMessage={({ detail }) => hear(detail.data)}
      onError={() => setRefused(true)}
    />
  )
}
