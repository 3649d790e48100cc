import type { PosterPlace, PosterTemplate } from '@/api/poster'
import { type Cents, formatCentsShort } from '@/lib/money'
import { posterColors } from '@/platform/posterColors'

import { type Box, fontOf, type Poster, posterWidth, type Shape, type Words } from './shapes'
import { texts } from './texts'
import { wrap } from './wrap'

/** The subject of a poster, and the member who shares it. */
export interface PosterContent {
  siteName: string
  /** Course, live course ...; '' = the academy itself. */
  label: string
  title: string
  summary: string
  /** '' = none. */
  thumb: string
  coverRatio: '4:3' | '3:4'
  /** 0 = free; null = not shown. */
  priceCents: Cents | null
  sharer: { name: string; avatar: string }
  /** Content of the QR code. */
  link: string
}

/** Width of a text in a font. */
export type MeasureIn = (text: string, font: string) => number

/** Does not follow the theme: a saved picture looks the same everywhere. */
const colors = {
  ...posterColors,
  ink: '#1D2129',
  caption: '#5F6B7A',
  free: '#0A7640',
  fill: '#EEF0F3',
  line: '#E5E6EB',
  white: '#FFFFFF',
} as const

const margin = 16
const headHeight = 56
const padding = 20
const card = { x: margin, width: posterWidth - 2 * margin, radius: 12 }
const inner = { x: card.x + padding, width: card.width - 2 * padding }
const bandHeight = 112
const codeSize = 104
const avatarSize = 40

const column = (measure: MeasureIn) => {
  const shapes: Shape[] = []
  return {
    shapes,
    /** Adds lines of text. @returns the bottom of the last one */
    addLines(
      text: string,
      top: number,
      maxLines: number,
      lineHeight: number,
      style: Omit<Words, 'kind' | 'text' | 'y'>,
      width: number,
    ) {
      const font = fontOf(style)
      const lines = wrap(text, width, maxLines, (part) => measure(part, font))
      for (const [index, line] of lines.entries()) {
        shapes.push({ kind: 'words', text: line, y: top + (index + 0.5) * lineHeight, ...style })
      }
      return top + lines.length * lineHeight
    },
  }
}

/** A disc with the first character of the name. */
function discOf(box: Box, name: string): Shape[] {
  const [initial = ''] = name.trim()
  const size = box.width / 2
  return [
    { kind: 'box', ...box, color: colors.tint },
    {
      ...{ kind: 'words', text: initial, size, color: colors.onTint, isBold: true, align: 'center' },
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    },
  ]
}

const avatarAt = (x: number, y: number, size: number, { name, avatar }: PosterContent['sharer']): Shape[] => {
  const box: Box = { x, y, width: size, height: size, radius: size / 2 }
  const instead = discOf(box, name)
  return avatar === '' ? instead : [{ kind: 'picture', ...box, src: avatar, fit: 'cover', instead }]
}

/** The cover, or a band with the kind's name. */
function coverOf({ thumb, coverRatio, label, siteName }: PosterContent): { shapes: Shape[]; height: number } {
  const height = thumb === '' ? bandHeight : Math.round((card.width * 3) / 4)
  const box: Box = { x: card.x, y: headHeight, width: card.width, height }
  const top: Box = { ...box, radius: card.radius }
  const instead: Shape[] = [
    { kind: 'box', ...top, color: colors.tint },
    // The lower corners touch the card, so they are square.
    { kind: 'box', ...box, y: box.y + card.radius, height: height - card.radius, color: colors.tint },
    {
      ...{ kind: 'words', text: label || siteName, size: 28, color: colors.onTint, isBold: true, align: 'center' },
      x: posterWidth / 2,
      y: headHeight + height / 2,
    },
  ]
  if (thumb === '') return { shapes: instead, height }
  if (coverRatio === '4:3')
    return { shapes: [{ kind: 'picture', ...top, src: thumb, fit: 'contain', instead }], height }
  const book = { height: height - 32, width: ((height - 32) * 3) / 4 }
  const ground: Shape[] = [
    { kind: 'box', ...top, color: colors.fill },
    { kind: 'box', ...box, y: box.y + card.radius, height: height - card.radius, color: colors.fill },
  ]
  const picture: Box = { x: (posterWidth - book.width) / 2, y: headHeight + 16, ...book, radius: 4 }
  return { shapes: [...ground, { kind: 'picture', ...picture, src: thumb, fit: 'contain', instead }], height }
}

/** The price; null = not shown. */
const priceOf = ({ priceCents }: PosterContent): Pick<Words, 'text' | 'color'> | null => {
  if (priceCents === null) return null
  if (priceCents === 0) return { text: texts.free, color: colors.free }
  return { text: `¥${formatCentsShort(priceCents)}`, color: colors.brand }
}

/**
 * The academy's own poster of a thing: a card with picture, texts and price, the member who recommends it, the QR code.
 */
export function thingPoster(content: PosterContent, measure: MeasureIn): Poster {
  const { siteName, label, title, summary, sharer, link } = content
  const cover = coverOf(content)
  const { shapes, addLines } = column(measure)
  const left = { x: inner.x, color: colors.ink }
  let y = headHeight + cover.height + 16
  y = addLines(title, y, 2, 30, { ...left, size: 22, isBold: true }, inner.width)
  if (summary !== '') y = addLines(summary, y + 6, 2, 20, { ...left, size: 14, color: colors.caption }, inner.width)
  const price = priceOf(content)
  if (price) {
    shapes.push({ kind: 'words', ...price, x: inner.x, y: y + 24, size: 26, isBold: true })
    y += 40
  }
  y += 16
  shapes.push({ kind: 'box', x: inner.x, y, width: inner.width, height: 1, color: colors.line })
  y += 16
  const footTop = y
  const middle = footTop + codeSize / 2
  const codeX = inner.x + inner.width - codeSize
  shapes.push(...avatarAt(inner.x, middle - avatarSize / 2, avatarSize, sharer))
  const words = { x: inner.x + avatarSize + 10, width: codeX - inner.x - avatarSize - 22 }
  addLines(sharer.name, middle - 22, 1, 22, { x: words.x, size: 16, color: colors.ink, isBold: true }, words.width)
  addLines(texts.invites, middle, 1, 20, { x: words.x, size: 13, color: colors.caption }, words.width)
  shapes.push({ kind: 'code', x: codeX, y: footTop, size: codeSize, text: link })
  y = footTop + codeSize
  shapes.push({
    ...{ kind: 'words', text: texts.scan, size: 12, color: colors.caption, align: 'center' },
    x: codeX + codeSize / 2,
    y: y + 8,
  })
  const cardHeight = y + 28 - headHeight
  const head = column(measure)
  const onBrand = { color: colors.white, size: 16 }
  head.addLines(siteName, headHeight / 2 - 12, 1, 24, { ...onBrand, x: margin, isBold: true }, 250)
  if (label !== '') {
    const right: Shape = {
      kind: 'words',
      text: label,
      x: posterWidth - margin,
      y: headHeight / 2,
      size: 14,
      color: colors.white,
      align: 'right',
    }
    head.shapes.push(right)
  }
  const height = headHeight + cardHeight + margin
  return {
    height,
    shapes: [
      { kind: 'box', x: 0, y: 0, width: posterWidth, height, color: colors.brand },
      ...head.shapes,
      { kind: 'box', ...card, y: headHeight, height: cardHeight, color: colors.white },
      ...cover.shapes,
      ...shapes,
    ],
  }
}

/** A smaller QR code cannot be read from a phone's screen. */
const smallestCode = 80
const tallest = 4

/** Keeps a position inside the picture, whatever the administrator has entered. */
function within({ x, y, size }: PosterPlace, height: number): PosterPlace {
  const side = Math.min(size, posterWidth, height)
  const clamp = (at: number, room: number) => Math.min(Math.max(at, 0), room - side)
  return { x: clamp(x, posterWidth), y: clamp(y, height), size: side }
}

/** An operator's poster: their picture, with the elements that they have placed on it. */
export function templatePoster(
  template: PosterTemplate,
  picture: { width: number; height: number },
  { sharer, link, siteName }: PosterContent,
  measure: MeasureIn,
): Poster {
  const ratio = picture.width > 0 ? picture.height / picture.width : 0
  const height = Math.round(posterWidth * Math.min(Math.max(ratio, 0.5), tallest))
  const usual = { x: posterWidth - margin - codeSize, y: height - margin - codeSize, size: codeSize }
  const { avatar, nickname } = template
  const code = template.code ?? usual
  const codeAt = within({ ...code, size: Math.max(code.size, smallestCode) }, height)
  const ground: Box = { x: 0, y: 0, width: posterWidth, height }
  const instead: Shape[] = [
    { kind: 'box', ...ground, color: colors.brand },
    { kind: 'words', text: siteName, x: margin, y: 40, size: 22, color: colors.white, isBold: true },
  ]
  const { shapes, addLines } = column(measure)
  shapes.push({ kind: 'picture', ...ground, src: template.thumb, fit: 'cover', instead })
  if (avatar) {
    const { x, y, size } = within(avatar, height)
    shapes.push(...avatarAt(x, y, size, sharer))
  }
  if (nickname) {
    const { x, y, size } = within(nickname, height)
    const style = { x, size, color: nickname.color }
    addLines(sharer.name, y, 1, size * 1.25, style, Math.max(posterWidth - x - margin, size * 2))
  }
  shapes.push({ kind: 'code', ...codeAt, text: link })
  return { height, shapes }
}
