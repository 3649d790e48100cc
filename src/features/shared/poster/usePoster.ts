import { useEffect, useRef, useState } from 'react'

import type { PosterTemplate } from '@/api/poster'
import { report } from '@/lib/report'
import { canvasAdapter } from '@/platform/canvas'

import { drawPoster } from './draw'
import { type PosterContent, templatePoster, thingPoster } from './layout'

/** Size for an operator's picture that fails to load. */
const usualSize = { width: 375, height: 600 }

/** `picture`: the address on this device. */
export type Drawing = { state: 'drawing' } | { state: 'done'; picture: string } | { state: 'failed' }

async function draw(content: PosterContent, template: PosterTemplate | undefined): Promise<string> {
  return drawPoster(await canvasAdapter.open(), async ({ measure, load }) =>
    template
      ? templatePoster(template, (await load(template.thumb)) ?? usualSize, content, measure)
      : thingPoster(content, measure),
  )
}

/** Draws the poster, and again when its content changes; `undefined` = not yet known. */
export function usePoster(content: PosterContent | undefined, template: PosterTemplate | undefined): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ state: 'drawing' })
  // The mini-program has one canvas, so posters are drawn one at a time.
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const key = JSON.stringify([content, template])
  useEffect(() => {
    if (!content) return
    let isOld = false
    setDrawing({ state: 'drawing' })
    const tell = (next: Drawing) => {
      if (!isOld) setDrawing(next)
    }
    turn.current = turn.current
      .then(() => (isOld ? undefined : draw(content, template)))
      .then(
        (picture) => picture && tell({ state: 'done', picture }),
        (error) => {
          report(`no poster: ${error instanceof Error ? error.message : 'unknown'}`)
          tell({ state: 'failed' })
        },
      )
    return () => {
      isOld = true
    }
    // `key` stands for both objects, which are new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return drawing
}
