import { Text, View } from '@tarojs/components'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'

import { picturesOf, readRichText } from '@/lib/html'
import { previewImages } from '@/platform/preview'

import { toast } from '../dialog'
import { BlockView } from './BlockView'
import { followLink } from './followLink'
import styles from './index.module.scss'
import { texts } from './texts'
import type { Actions } from './types'

export interface RichTextProps {
  /** As the server sends it; nothing in it is trusted. */
  html: string
  /** Hosts whose players may stand in the text. */
  playerHosts?: readonly string[]
  /** Sets `markClass` before every block but the first, to tell which one is on screen. */
  hasMarks?: boolean
  /**
   * A link was pressed: a web address or a path of this app. Default: opens it, other sites after a
   * question.
   */
  onLink?: (url: string) => void
}

/** On empty elements without a height, so that the layout stays as it is. */
export const markClass = 'rich-mark'

const knownPlayers = ['player.bilibili.com', 'v.qq.com', 'player.youku.com']

/** Blocks drawn at a time, so that a long text never holds up the page. */
const batch = 40
const batchPauseMs = 16

/** How many of `total` blocks to draw by now. */
function useGrowing(total: number): number {
  const [shown, setShown] = useState(batch)
  useEffect(() => {
    if (shown >= total) return undefined
    const timer = setTimeout(() => setShown(shown + batch), batchPauseMs)
    return () => clearTimeout(timer)
  }, [shown, total])
  return shown
}

function zoom(urls: string[], src: string): void {
  previewImages(urls, src).catch(() => toast(texts.zoomFailed))
}

/** Server HTML as native nodes, in our reading styles: the one way to show it. */
export function RichText({ html, playerHosts = knownPlayers, hasMarks, onLink = followLink }: RichTextProps) {
  const { blocks, isTruncated } = useMemo(() => readRichText(html, { playerHosts }), [html, playerHosts])
  const shown = useGrowing(blocks.length)
  const latestOnLink = useRef(onLink)
  latestOnLink.current = onLink
  const actions = useMemo<Actions>(
    () => ({
      onLink: (url) => void latestOnLink.current(url),
      onZoom: (src) => zoom(picturesOf(blocks), src),
    }),
    [blocks],
  )
  return (
    <View className={styles.rich}>
      {blocks.slice(0, shown).map((block, index) => (
        <Fragment key={index}>
          {hasMarks && index > 0 && <View className={markClass} />}
          <BlockView block={block} actions={actions} />
        </Fragment>
      ))}
      {isTruncated && shown >= blocks.length && <Text className={styles.note}>{texts.truncated}</Text>}
    </View>
  )
}
