import { useMemo } from 'react'

import { IconButton } from '@/components/IconButton'
import { toast } from '@/features/shared/dialog'
import { picturesOf, readRichText } from '@/lib/html'
import { previewImages } from '@/platform/preview'

import { texts } from './texts'

export const zoom = (urls: string[], url: string): void =>
  void previewImages(urls, url).catch(() => toast(texts.question.zoomFailed, 'error'))

/** Shows the pictures of an option large: a press on the option itself chooses it. */
export function ZoomButton({ html }: { html: string }) {
  const urls = useMemo(() => picturesOf(readRichText(html).blocks), [html])
  const [first] = urls
  if (first === undefined) return null
  return <IconButton icon='fullscreen' size={20} label={texts.question.zoom} onClick={() => zoom(urls, first)} />
}
