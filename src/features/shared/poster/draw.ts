import { encode } from 'uqr'

import type { Board, Pen, Picture } from '@/platform/canvas/types'

import type { MeasureIn } from './layout'
import { type Box, fontOf, type Poster, posterWidth, type Shape, type Words } from './shapes'

/** The largest canvas side that phones support. */
const maxPx = 4096

/** Sharp on the finest screens, and when zoomed in. */
const scaleOf = (height: number, pixelRatio: number): number =>
  Math.min(Math.max(2, Math.min(3, pixelRatio)), maxPx / posterWidth, maxPx / height)

function outline(pen: Pen, { x, y, width, height, radius = 0 }: Box): void {
  pen.beginPath()
  pen.moveTo(x + radius, y)
  pen.arcTo(x + width, y, x + width, y + height, radius)
  pen.arcTo(x + width, y + height, x, y + height, radius)
  pen.arcTo(x, y + height, x, y, radius)
  pen.arcTo(x, y, x + width, y, radius)
  pen.closePath()
}

function drawPicture(pen: Pen, box: Box & { fit: 'contain' | 'cover' }, { image, width, height }: Picture): void {
  const choose = box.fit === 'contain' ? Math.min : Math.max
  const scale = choose(box.width / width, box.height / height)
  const drawn = { width: width * scale, height: height * scale }
  const x = box.x + (box.width - drawn.width) / 2
  const y = box.y + (box.height - drawn.height) / 2
  pen.save()
  outline(pen, box)
  pen.clip()
  pen.drawImage(image, x, y, drawn.width, drawn.height)
  pen.restore()
}

function drawWords(pen: Pen, words: Words): void {
  pen.font = fontOf(words)
  pen.fillStyle = words.color
  pen.textAlign = words.align ?? 'left'
  pen.textBaseline = 'middle'
  pen.fillText(words.text, words.x, words.y)
}

/** A longer link has too many modules for a screen to show them apart at a higher error correction. */
const mendableLength = 120

/** Draws modules in whole device pixels, because readers need even ones. */
function drawCode(pen: Pen, { x, y, size, text }: Extract<Shape, { kind: 'code' }>, scale: number): void {
  const { data } = encode(text, { ecc: text.length > mendableLength ? 'L' : 'M', border: 3 })
  const modulePx = Math.max(1, Math.floor((size * scale) / data.length))
  const inset = (Math.round(size * scale) - modulePx * data.length) / 2
  const left = Math.round(x * scale + inset)
  const top = Math.round(y * scale + inset)
  pen.fillStyle = '#FFFFFF'
  pen.fillRect(x, y, size, size)
  pen.save()
  pen.scale(1 / scale, 1 / scale)
  pen.fillStyle = '#000000'
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) pen.fillRect(left + column * modulePx, top + row * modulePx, modulePx, modulePx)
    }
  }
  pen.restore()
}

type Pictures = ReadonlyMap<string, Picture | undefined>

function drawShape(pen: Pen, shape: Shape, pictures: Pictures, scale: number): void {
  switch (shape.kind) {
    case 'box':
      pen.fillStyle = shape.color
      outline(pen, shape)
      return pen.fill()
    case 'words':
      return drawWords(pen, shape)
    case 'code':
      return drawCode(pen, shape, scale)
    case 'picture': {
      const picture = pictures.get(shape.src)
      if (picture) drawPicture(pen, shape, picture)
      else for (const other of shape.instead) drawShape(pen, other, pictures, scale)
    }
  }
}

/** What composing a poster needs: widths of texts and sizes of pictures. */
interface Drafting {
  measure: MeasureIn
  /** Fetches each picture once. `undefined` = it failed to load. */
  load(src: string): Promise<Picture | undefined>
}

function draftingOn(board: Board): Drafting {
  const pictures = new Map<string, Promise<Picture | undefined>>()
  const { pen } = board
  return {
    measure(text, font) {
      pen.font = font
      return pen.measureText(text).width
    },
    load(src) {
      // A picture without a size cannot be drawn.
      const load = async () => {
        const picture = await board.loadPicture(src)
        return picture.width > 0 && picture.height > 0 ? picture : undefined
      }
      const known = pictures.get(src) ?? load().catch(() => undefined)
      pictures.set(src, known)
      return known
    },
  }
}

const sourcesOf = ({ shapes }: Poster): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'picture' ? [shape.src] : []))

/** Draws the poster that `compose` makes. @returns the picture's address on this device */
export async function drawPoster(board: Board, compose: (drafting: Drafting) => Promise<Poster>): Promise<string> {
  const drafting = draftingOn(board)
  const poster = await compose(drafting)
  const loaded = sourcesOf(poster).map(async (src) => [src, await drafting.load(src)] as const)
  const pictures: Pictures = new Map(await Promise.all(loaded))
  const { pen, pixelRatio } = board
  const scale = scaleOf(poster.height, pixelRatio)
  board.resize(Math.round(posterWidth * scale), Math.round(poster.height * scale))
  pen.save()
  pen.scale(scale, scale)
  for (const shape of poster.shapes) drawShape(pen, shape, pictures, scale)
  pen.restore()
  return board.finish()
}
