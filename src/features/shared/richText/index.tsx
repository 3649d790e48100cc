import { View } from '@tarojs/components'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'

import { TextLink } from '@/components/TextLink'
import { useElementId } from '@/components/useElementId'
import { env } from '@/config/env'
import { firstFormulaOf, picturesOf, placesOf, readRichText, textsOf } from '@/lib/html'
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
  /** As the server sends it. Nothing in it is trusted. */
  html: string
  /** Hosts whose players may be embedded. */
  playerHosts?: readonly string[]
  /** Puts a `markClass` element before every block but the first, to find out which block is on screen. */
  hasMarks?: boolean
  /** The index of a block that must be shown, however far down a long text it is. */
  upTo?: number
  /** A block was held down; `index` counts those before it. The mini-program's way to point at a passage. */
  onHold?: (index: number, text: string) => void
  /**
   * Called for a pressed link: a web address or a path of this app. The default opens it, other sites after a question.
   */
  onLink?: (url: string) => void
  /** It is inside a pressable element, so its own pictures and links cannot be pressed. */
  isInert?: boolean
}

/** On empty elements without a height, which do not change the layout. */
export const markClass = 'rich-mark'

const knownPlayers = ['player.bilibili.com', 'v.qq.com', 'player.youku.com']

/** Blocks drawn at a time, so that a long text never blocks the page. */
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

/** Other than by its links. */
const isNamed = (html: string, place: string) => html.split(`#${place}`).join('').includes(place)

/** Below the bars that may cover the page's top. */
const placeLinePx = 96

function zoom(urls: string[], src: string): void {
  previewImages(urls, src).catch(() => toast(texts.zoomFailed, 'error'))
}

/** Draws server HTML as native nodes in our reading styles. It is the only component that shows server HTML. */
export function RichText(props: RichTextProps) {
  const { html, playerHosts = knownPlayers, hasMarks, upTo = 0, onHold, onLink = followLink, isInert = false } = props
  const id = useElementId('rich-text')
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
  // A target in the same text.
  const [place, setPlace] = useState<string>()
  const isMissing =
    (upTo > 0 && blocks.length <= upTo) || (place !== undefined && !places.includes(place) && isNamed(html, place))
  const mustGrow = isTruncated && isMissing
  useEffect(() => {
    if (mustGrow) setPortions((count) => 2 * count)
  }, [mustGrow, portions])
  useEffect(() => {
    if (place === undefined || mustGrow || shown < blocks.length) return
    const index = places.indexOf(place)
    if (index >= 0) void viewport.bring(id, placeClass, index, placeLinePx)
    setPlace(undefined)
  }, [place, mustGrow, shown, blocks, id, places])
  const latestOnLink = useRef(onLink)
  latestOnLink.current = onLink
  const actions = useMemo<Actions>(
    () => ({
      isInert,
      onLink: (url) => (url.startsWith('#') ? setPlace(url.slice(1)) : latestOnLink.current(url)),
      onZoom: (src) => zoom(picturesOf(blocks), src),
    }),
    [blocks, isInert],
  )
  const seen = isReady ? shown : Math.min(shown, firstFormula)
  const draw = (from: number, to: number) =>
    blocks.slice(from, to).map((block, index) => (
      <Fragment key={from + index}>
        {hasMarks && from + index > 0 && <View className={markClass} />}
        {onHold ? (
          <View className={styles.held} onLongPress={() => onHold(from + index, textsOf([block]).join('\n'))}>
            <BlockView block={block} actions={actions} />
          </View>
        ) : (
          <BlockView block={block} actions={actions} />
        )}
      </Fragment>
    ))
  return (
    <View className={styles.rich} {...(places.length > 0 && { id })}>
      {draw(0, seen)}
      {/* Text must not move when the formulas load, so later blocks wait for them, and their space is reserved. */}
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
