/** A poster as data, in the order of drawing. Lengths refer to a width of 375. */
export interface Poster {
  height: number
  shapes: readonly Shape[]
}

export const posterWidth = 375

export interface Box {
  x: number
  y: number
  width: number
  height: number
  radius?: number
}

export interface Words {
  kind: 'words'
  text: string
  /** Left edge, middle or right edge, by `align`. `y` is the middle of the line. */
  x: number
  y: number
  size: number
  color: string
  isBold?: boolean
  align?: 'left' | 'center' | 'right'
}

export type Shape =
  | ({ kind: 'box'; color: string } & Box)
  | ({
      kind: 'picture'
      src: string
      /** `contain` shows the whole picture, `cover` fills the box. */
      fit: 'contain' | 'cover'
      /** Drawn when the picture fails to load. */
      instead: readonly Shape[]
    } & Box)
  | Words
  | { kind: 'code'; x: number; y: number; size: number; text: string }

export const fontOf = ({ size, isBold }: Pick<Words, 'size' | 'isBold'>): string =>
  `${isBold ? 'bold ' : ''}${size}px -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", sans-serif`
