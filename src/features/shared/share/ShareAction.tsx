import { IconButton } from '@/components/IconButton'
import { NativeIconButton } from '@/components/NativeButton'
import { ask } from '@/features/shared/dialog'
import { device } from '@/platform/device'
import { shareAdapter } from '@/platform/share'
import { isMiniProgram } from '@/platform/shell'
import type { ShareInfo } from '@/stores/share'

import { copyText } from './copyText'
import { texts } from './texts'

interface ShareActionProps {
  /** What `useSharedPage` gave; `undefined` while the content is loading. */
  info: ShareInfo | undefined
  /** Words below the icon. */
  hasCaption?: boolean
}

/** Shares the page: WeChat's panel in the mini-program, its menu in its browser, the link everywhere else. */
export function ShareAction({ info, hasCaption }: ShareActionProps) {
  const caption = hasCaption ? texts.share : undefined
  if (isMiniProgram) return <NativeIconButton icon='share' label={texts.share} caption={caption} openType='share' />
  const share = () => {
    if (device.isWechatBrowser) void ask(texts.wechatHint)
    else if (info) void copyText(shareAdapter.linkOf(info.path), texts.copied)
  }
  return <IconButton icon='share' label={texts.share} caption={caption} isDisabled={!info} onClick={share} />
}
