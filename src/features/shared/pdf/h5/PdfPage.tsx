import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type CSSProperties, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { Spinner } from '@/components/Spinner'
import { TextLink } from '@/components/TextLink'

import { texts } from '../texts'
import styles from './pdfPage.module.scss'
import type { Match, Spot } from './search'
import { type PageLink, usePdfPage } from './usePdfPage'
import type { PageMatch } from './useSearch'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  isNear: boolean
  /** px */
  cssWidth: number
  /** Height by width, used until the page's own is known. */
  usualRatio: number
  matches: readonly PageMatch[]
  /** The match that the learner is led to. */
  chosen: PageMatch | undefined
  /** The mark of the chosen match is there. */
  onChosen: (mark: HTMLElement) => void
  onDestination: (destination: unknown) => void
  /** The file is being opened anew. */
  isReopening: boolean
  onRetry: () => void
}

/** A page in three layers: the drawing, its selectable text, and links and matches. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { pdf, number, isNear, cssWidth, usualRatio, matches, chosen, onChosen, onDestination } = props
  const paper = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const { loaded, spans, hasFailed } = usePdfPage(pdf, number, { isNear, cssWidth, paper, words })
  const ratio = loaded ? loaded.height / loaded.width : usualRatio
  const style = {
    width: cssWidth,
    height: cssWidth * ratio,
    marginBottom: cssWidth * gapShare,
    '--total-scale-factor': loaded ? cssWidth / loaded.width : 1,
  } as CSSProperties
  return (
    <div
      className={styles.page}
      data-page={number}
      style={style}
      role='group'
      aria-label={texts.page(number, pdf.numPages)}
    >
      <div ref={paper} className={styles.paper} aria-hidden />
      <Marks spans={spans} matches={matches} chosen={chosen} onChosen={onChosen} />
      <div ref={words} className={styles.words} />
      {isNear && loaded?.links.map((link, index) => <Link key={index} {...link} onDestination={onDestination} />)}
      {hasFailed && (
        <div className={styles.failed}>
          {texts.failed}
          {props.isReopening ? <Spinner /> : <TextLink onClick={props.onRetry}>{texts.retry}</TextLink>}
        </div>
      )}
    </div>
  )
})

/** Part of the width. Gaps grow with the pages, so a position keeps its share of the whole. */
const gapShare = 0.02

function Link({ box, target, onDestination }: PageLink & Pick<PdfPageProps, 'onDestination'>) {
  if ('url' in target) {
    return (
      <a
        className={styles.link}
        style={box}
        href={target.url}
        aria-label={target.url}
        target='_blank'
        rel='noopener noreferrer'
      />
    )
  }
  return (
    <button
      className={styles.link}
      style={box}
      type='button'
      aria-label={texts.link}
      onClick={() => onDestination(target.destination)}
    />
  )
}

interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** Rectangles of a match, as shares of its page. */
function rectsOf({ from, to }: Match, spans: readonly HTMLElement[], whole: DOMRect): Rect[] {
  const end = (spot: Spot, isEnd: boolean) => {
    const node = spans[spot.piece]?.firstChild
    return node ? { node, offset: Math.min(spot.offset + (isEnd ? 1 : 0), node.nodeValue?.length ?? 0) } : undefined
  }
  const rects: Rect[] = []
  for (let piece = from.piece; piece <= to.piece; piece += 1) {
    const start = end(piece === from.piece ? from : { piece, offset: 0 }, false)
    const stop = end(piece === to.piece ? to : { piece, offset: Infinity }, true)
    if (!start || !stop) continue
    const range = document.createRange()
    range.setStart(start.node, start.offset)
    range.setEnd(stop.node, stop.offset)
    const { left, top, width, height } = range.getBoundingClientRect()
    rects.push({
      left: (left - whole.left) / whole.width,
      top: (top - whole.top) / whole.height,
      width: width / whole.width,
      height: height / whole.height,
    })
  }
  return rects
}

interface MarksProps extends Pick<PdfPageProps, 'matches' | 'chosen' | 'onChosen'> {
  spans: readonly HTMLElement[]
}

function Marks({ spans, matches, chosen, onChosen }: MarksProps) {
  const box = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<{ rect: Rect; match: PageMatch }[]>([])
  useLayoutEffect(() => {
    const whole = box.current?.getBoundingClientRect()
    if (!whole) return
    setMarks(matches.flatMap((match) => rectsOf(match, spans, whole).map((rect) => ({ rect, match }))))
  }, [spans, matches])
  const chosenMark = useRef<HTMLDivElement>(null)
  const isThere = marks.some(({ match }) => match === chosen)
  useEffect(() => {
    if (isThere && chosenMark.current) onChosen(chosenMark.current)
  }, [isThere, chosen, onChosen])
  const percent = (share: number) => `${share * 100}%`
  return (
    <div ref={box} className={styles.marks} aria-hidden>
      {marks.map(({ rect: { left, top, width, height }, match }, index) => (
        <div
          key={index}
          ref={match === chosen ? chosenMark : undefined}
          className={match === chosen ? styles.chosen : styles.mark}
          style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
        />
      ))}
    </div>
  )
}
