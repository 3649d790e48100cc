import { View } from '@tarojs/components'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'

import { TextLink } from '@/components/TextLink'
import { env } from '@/config/env'
import { firstFormulaOf, picturesOf, placesOf, readRichText } from '@/lib/html'
import { previewImages } from '@/platform/preview'
import { viewport } from '@/platform/viewport'
import { useAppConfig } from '@/stores/appConfig'

import { toast } from '../dialog'
import { BlockView, placeClass } from './BlockView'
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

/** Elements need names that a selector of the mini-program can hold. */
let drawn = 0

/** Below the bars that may lie over the page's top. */
const placeLinePx = 96

/** To a place in the same text, whose name may be written with signs of an address. */
function goTo(rootId: string, places: string[], name: string): void {
  const index = places.indexOf(name)
  if (index >= 0) void viewport.bring(rootId, placeClass, index, placeLinePx)
}

function zoom(urls: string[], src: string): void {
  previewImages(urls, src).catch(() => toast(texts.zoomFailed, 'error'))
}

/** Server HTML as native nodes, in our reading styles: the one way to show it. */
export function RichText(props: RichTextProps) {
  const { html, playerHosts = knownPlayers, hasMarks, onLink = followLink, isInert = false } = props
  const [id] = useState(() => `rich-text-${(drawn += 1)}`)
  const site = useAppConfig(({ config }) => (env.apiHost.startsWith('http') ? env.apiHost : (config?.url ?? '')))
  const [portions, setPortions] = useState(1)
  const { blocks, isTruncated } = useMemo(
    () => readRichText(html, { playerHosts, site, portions }),
    [html, playerHosts, site, portions],
  )
  const places = useMemo(() => placesOf(blocks), [blocks])
  const firstFormula = useMemo(() => firstFormulaOf(blocks), [blocks])
  const isReady = useTypesetter(firstFormula >= 0)
  const shown = useBlocksDrawn(blocks.length)
  const latestOnLink = useRef(onLink)
  latestOnLink.current = onLink
  const actions = useMemo<Actions>(
    () => ({
      isInert,
      onLink: (url) => (url.startsWith('#') ? goTo(id, places, url.slice(1)) : latestOnLink.current(url)),
      onZoom: (src) => zoom(picturesOf(blocks), src),
    }),
    [blocks, places, id, isInert],
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
    <View className={styles.rich} {...(places.length > 0 && { id })}>
      {draw(0, seen)}
      {/* What is read must not move when the formulas come: the rest waits for them, and keeps its space. */}
      {seen < shown && <View className={styles.pending}>{draw(seen, shown)}</View>}
      {isTruncated && shown >= blocks.length && !isInert && (
        <View className={styles.more}>
          <TextLink role='button' tone='brand' onClick={() => setPortions(portions + 1)}>
            {texts.more}
          </TextLink>
        </View>
      )}
    </View>
  )
}
