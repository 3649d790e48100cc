/** A poster as data: what is drawn where, in the order of drawing. Lengths as on a picture that is 375 wide. */
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
  /** Left edge, middle or right edge, as `align` says; `y` is the middle of the line. */
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
      /** `contain` shows all of it, `cover` fills the box. */
      fit: 'contain' | 'cover'
      /** Drawn when the picture does not come. */
      instead: readonly Shape[]
    } & Box)
  | Words
  | { kind: 'code'; x: number; y: number; size: number; text: string }

export const fontOf = ({ size, isBold }: Pick<Words, 'size' | 'isBold'>): string =>
  `${isBold ? 'bold ' : ''}${size}px -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", sans-serif`
