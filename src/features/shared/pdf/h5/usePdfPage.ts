import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'

import { loadPdfjs } from './pdfjs'

export interface PageLink {
  /** In percent of the page. */
  box: { left: string; top: string; width: string; height: string }
  /** An address, or a position in the file. */
  target: { url: string } | { destination: unknown }
}

/** Data of a page that is near the screen. */
export interface LoadedPage {
  pdf: PDFDocumentProxy
  page: PDFPageProxy
  /** Width and height at scale 1. */
  width: number
  height: number
  links: PageLink[]
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`

async function load(pdf: PDFDocumentProxy, number: number): Promise<LoadedPage> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: 1 })
  const { width, height } = viewport
  const annotations = await page.getAnnotations().catch(() => [])
  const links = annotations.flatMap(({ subtype, rect, url, dest }): PageLink[] => {
    if (subtype !== 'Link' || (!url && !dest)) return []
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(rect)
    const box = {
      left: percent(Math.min(x1, x2), width),
      top: percent(Math.min(y1, y2), height),
      width: percent(Math.abs(x2 - x1), width),
      height: percent(Math.abs(y2 - y1), height),
    }
    return [{ box, target: url ? { url: String(url) } : { destination: dest } }]
  })
  return { pdf, page, width, height, links }
}

/** Larger canvases fail on iPhones. */
const maxPixels = 12_000_000

/** While fingers still zoom, the old drawing is stretched. */
const settledMs = 150

function draw({ page, width }: LoadedPage, cssWidth: number) {
  const viewport = page.getViewport({ scale: cssWidth / width })
  const fitting = Math.sqrt(maxPixels / (viewport.width * viewport.height))
  const density = Math.min(Math.max(window.devicePixelRatio, 1), 2, fitting)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  const transform = density === 1 ? undefined : [density, 0, 0, density, 0, 0]
  return { canvas, task: page.render({ canvas, viewport, transform }) }
}

/** Frees the canvas's memory at once, because iPhones have little of it. */
function drop(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.remove()
}

/**
 * A page of a file while it is near the screen: draws it into `paper`, and its text into `words`. When the file has been
 * opened anew, the page stays as it is until it has come again.
 * @param cssWidth width of the drawing
 */
export function usePdfPage(
  pdf: PDFDocumentProxy,
  number: number,
  {
    isNear,
    cssWidth,
    paper,
    words,
  }: {
    isNear: boolean
    cssWidth: number
    paper: RefObject<HTMLElement>
    words: RefObject<HTMLElement>
  },
) {
  const [loaded, setLoaded] = useState<LoadedPage>()
  const [spans, setSpans] = useState<readonly HTMLElement[]>([])
  /** The opened file in which it failed. */
  const [failed, setFailed] = useState<PDFDocumentProxy>()
  const isFresh = loaded?.pdf === pdf

  useEffect(() => {
    if (!isNear || isFresh) return undefined
    let isWanted = true
    load(pdf, number).then(
      (page) => isWanted && setLoaded(page),
      () => isWanted && setFailed(pdf),
    )
    return () => void (isWanted = false)
  }, [pdf, number, isNear, isFresh])

  useEffect(() => {
    const host = paper.current
    if (!isNear || loaded?.pdf !== pdf || !host) return undefined
    let isWanted = true
    let stop = () => undefined as void
    const start = () => {
      const { canvas, task } = draw(loaded, cssWidth)
      stop = () => task.cancel()
      task.promise.then(
        () => {
          host.querySelectorAll('canvas').forEach(drop)
          host.append(canvas)
        },
        // Part of the page failed to load, or a picture in it is broken.
        () => isWanted && setFailed(pdf),
      )
    }
    const waiting = setTimeout(start, host.firstChild ? settledMs : 0)
    return () => {
      isWanted = false
      clearTimeout(waiting)
      stop()
    }
  }, [pdf, isNear, loaded, cssWidth, paper])

  useEffect(() => {
    const host = paper.current
    if (isNear || !host) return
    host.querySelectorAll('canvas').forEach(drop)
  }, [isNear, paper])

  useEffect(() => {
    const host = words.current
    if (!isNear || !loaded || !host) return undefined
    let isWanted = true
    const write = async () => {
      const [{ TextLayer }, textContentSource] = await Promise.all([loadPdfjs(), loaded.page.getTextContent()])
      if (!isWanted) return
      const layer = new TextLayer({
        textContentSource,
        container: host,
        viewport: loaded.page.getViewport({ scale: 1 }),
      })
      await layer.render()
      if (isWanted) setSpans(layer.textDivs)
    }
    // pdf.js draws a page whose content failed to load as an empty one, and says so only when it is asked for the text.
    write().catch(() => isWanted && setFailed(loaded.pdf))
    return () => {
      isWanted = false
      host.replaceChildren()
      setSpans([])
    }
  }, [isNear, loaded, words])

  return { loaded, spans, hasFailed: failed === pdf }
}
