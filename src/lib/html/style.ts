import { parseColor } from './color'

/** `none`: the element and its content are hidden; `hidden`: content that is `visible` still shows. */
export type Sight = 'none' | 'hidden' | 'visible'

/** What an author may decide about an element's look. The reader's theme decides the rest. */
export interface RichStyle {
  /** `#rrggbb` */
  color?: string
  /** `#rrggbb` */
  background?: string
  align?: 'left' | 'center' | 'right' | 'justify'
  /** Indent of the first line, in the text's own letters. */
  indentEm?: number
  isBold?: boolean
  isItalic?: boolean
  isUnderlined?: boolean
  isStruck?: boolean
  /** Within the bounds below. */
  sizePx?: number
}

const largestIndentEm = 4
const smallestTextPx = 12
const largestTextPx = 28
const bodyTextPx = 16

const styleMaxLength = 2_000

/** The declarations of a `style` attribute. The last one of a name wins. */
function declarations(text: string): Map<string, string> {
  const pairs = new Map<string, string>()
  for (const declaration of text.slice(0, styleMaxLength).split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const value = declaration.slice(colon + 1).replace(/!\s*important\s*$/i, '')
    pairs.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase())
  }
  return pairs
}

const lengthForm = /^(\d{1,5}(?:\.\d{1,4})?)(px|pt|em|rem|%)?$/
const pxPerUnit = new Map([
  ['px', 1],
  ['pt', 4 / 3],
  ['em', bodyTextPx],
  ['rem', bodyTextPx],
])

function lengthPx(text: string | undefined): number | undefined {
  const [, number, unit = 'px'] = lengthForm.exec(text ?? '') ?? []
  const factor = pxPerUnit.get(unit)
  return number && factor ? Number(number) * factor : undefined
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

const aligns = new Map<string, RichStyle['align']>([
  ['left', 'left'],
  ['start', 'left'],
  ['center', 'center'],
  ['right', 'right'],
  ['end', 'right'],
  ['justify', 'justify'],
])

/**
 * Reads a `style` attribute and its predecessors, the attributes `align` and `color`. Unknown properties, functions
 * such as `url()` and odd values are left out.
 */
export function parseStyle(text: string, alignText = '', colorText = ''): RichStyle {
  const css = declarations(text)
  const style: RichStyle = {}

  const color = parseColor(css.get('color') ?? colorText)
  if (color) style.color = color
  const background = parseColor(css.get('background-color') ?? css.get('background') ?? '')
  if (background) style.background = background
  const align = aligns.get(css.get('text-align') ?? alignText.trim().toLowerCase())
  if (align) style.align = align

  const indentPx = lengthPx(css.get('text-indent'))
  if (indentPx !== undefined) style.indentEm = clamp(Math.round((indentPx / bodyTextPx) * 2) / 2, 0, largestIndentEm)

  const weight = css.get('font-weight') ?? ''
  if (/^(bold|bolder|[6-9]00)$/.test(weight)) style.isBold = true
  else if (/^(normal|lighter|[1-5]00)$/.test(weight)) style.isBold = false
  const slant = css.get('font-style') ?? ''
  if (/^(italic|oblique)$/.test(slant)) style.isItalic = true
  else if (slant === 'normal') style.isItalic = false

  const lines = `${css.get('text-decoration') ?? ''} ${css.get('text-decoration-line') ?? ''}`
  if (/\bunderline\b/.test(lines)) style.isUnderlined = true
  if (/\bline-through\b/.test(lines)) style.isStruck = true

  const sizePx = lengthPx(css.get('font-size'))
  if (sizePx !== undefined) style.sizePx = Math.round(clamp(sizePx, smallestTextPx, largestTextPx))
  return style
}

const isZero = (text: string | undefined): boolean => /^0+(\.0+)?(px|pt|r?em|%)?$/.test(text ?? '')

/** Whether an element is drawn, as its `style` has it. */
export function parseSight(text: string): Sight | undefined {
  const css = declarations(text)
  const isFolded = css.get('overflow') === 'hidden' && (isZero(css.get('height')) || isZero(css.get('max-height')))
  if (css.get('display') === 'none' || isZero(css.get('opacity')) || isFolded) return 'none'
  const visibility = css.get('visibility')
  if (visibility === 'hidden' || visibility === 'collapse') return 'hidden'
  return visibility === 'visible' ? 'visible' : undefined
}

/** '' = none is named. */
export function parseFont(text: string): string {
  const css = declarations(text)
  const shorthand = /(?:\d|small|medium|large)[^\s]*\s+(.+)$/.exec(css.get('font') ?? '')?.[1]
  const families = css.get('font-family') ?? shorthand ?? ''
  return families.split(',')[0]?.replace(/["']/g, '').trim() ?? ''
}

const largestPicturePx = 2_000
/** Height by width of the flattest picture whose space is kept. */
const flattest = 1 / 20

interface PictureSize {
  widthPx?: number
  widthPercent?: number
  /** Width by height. */
  ratio?: number
}

/**
 * The size that a picture asks for, by its attributes and its style (which wins). `undefined` = it is made to be
 * invisible: a tracking picture.
 */
export function parsePictureSize(width: string, height: string, styleText: string): PictureSize | undefined {
  const sight = parseSight(styleText)
  if (sight === 'none' || sight === 'hidden') return undefined
  const css = declarations(styleText)
  const size: PictureSize = {}
  const widthText = css.get('width') ?? width.trim()
  const widthPx = lengthPx(widthText)
  const heightPx = lengthPx(css.get('height') ?? height.trim())
  if ((widthPx ?? 2) < 2 || (heightPx ?? 2) < 2) return undefined
  const percent = /^(\d{1,3})(?:\.\d+)?%$/.exec(widthText)?.[1]
  if (percent === '0') return undefined

  const ratio = (widthPx ?? lengthPx(width.trim()) ?? 0) / (heightPx ?? lengthPx(height.trim()) ?? Infinity)
  if (ratio >= flattest && ratio <= 1 / flattest) size.ratio = ratio
  if (widthPx) size.widthPx = Math.min(largestPicturePx, widthPx)
  if (percent) size.widthPercent = clamp(Number(percent), 1, 100)
  return size
}
