import { Text, View } from '@tarojs/components'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'

import { firstFormulaOf, picturesOf, readRichText } from '@/lib/html'
import { previewImages } from '@/platform/preview'

import { toast } from '../dialog'
import { BlockView } from './BlockView'
import { followLink } from './followLink'
import styles from './index.module.scss'
import { texts } from './texts'
import { useTypesetter } from './typeset'
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
  /** Stands in something that is pressed itself: pictures and links in it are not. */
  isInert?: boolean
}

/** On empty elements without a height, so that the layout stays as it is. */
export const markClass = 'rich-mark'

const knownPlayers = ['player.bilibili.com', 'v.qq.com', 'player.youku.com']

/** Blocks drawn at a time, so that a long text never holds up the page. */
const batch = 40
const batchPauseMs = 16

/** How many of `total` blocks to draw by now. */
function useBlocksDrawn(total: number): number {
  const [shown, setShown] = useState(batch)
  useEffect(() => {
    if (shown >= total) return undefined
    const timer = setTimeout(() => setShown(shown + batch), batchPauseMs)
    return () => clearTimeout(timer)
  }, [shown, total])
  return shown
}

function zoom(urls: string[], src: string): void {
  previewImages(urls, src).catch(() => toast(texts.zoomFailed, 'error'))
}

/** Server HTML as native nodes, in our reading styles: the one way to show it. */
export function RichText(props: RichTextProps) {
  const { html, playerHosts = knownPlayers, hasMarks, onLink = followLink, isInert = false } = props
  const { blocks, isTruncated } = useMemo(() => readRichText(html, { playerHosts }), [html, playerHosts])
  const firstFormula = useMemo(() => firstFormulaOf(blocks), [blocks])
  const isReady = useTypesetter(firstFormula >= 0)
  const shown = useBlocksDrawn(blocks.length)
  const latestOnLink = useRef(onLink)
  latestOnLink.current = onLink
  const actions = useMemo<Actions>(
    () => ({
      isInert,
      onLink: (url) => void latestOnLink.current(url),
      onZoom: (src) => zoom(picturesOf(blocks), src),
    }),
    [blocks, isInert],
  )
  const seen = isReady ? shown : Math.min(shown, firstFormula)
  const draw = (from: number, to: number) =>
    blocks.slice(from, to).map((block, index) => (
      <Fragment key={from + index}>
        {hasMarks && from + index > 0 && <View className={markClass} />}
        <BlockView block={block} actions={actions} />
      </Fragment>
    ))
  return (
    <View className={styles.rich}>
      {draw(0, seen)}
      {/* What is read must not move when the formulas come: the rest waits for them, and keeps its space. */}
      {seen < shown && <View className={styles.pending}>{draw(seen, shown)}</View>}
      {isTruncated && shown >= blocks.length && <Text className={styles.note}>{texts.truncated}</Text>}
    </View>
  )
}
