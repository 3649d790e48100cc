import type { ComponentType } from 'react'

/** What both ends have of a 2d context, as far as it is used here. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'arcTo'
  | 'beginPath'
  | 'clip'
  | 'closePath'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'measureText'
  | 'moveTo'
  | 'restore'
  | 'save'
  | 'scale'
  | 'textAlign'
  | 'textBaseline'
>

export interface Picture {
  image: CanvasImageSource
  width: number
  height: number
}

export interface Board {
  pen: Pen
  /** Device pixels to one of CSS. */
  pixelRatio: number
  /** In device pixels; empties the board. */
  resize(width: number, height: number): void
  /** @throws when it does not come, comes too late, or may not be drawn (another origin that does not allow it) */
  loadPicture(url: string): Promise<Picture>
  /** The board as a JPEG: an address on this device that a picture can show. */
  finish(): Promise<string>
}

export interface CanvasAdapter {
  /** What the mini-program draws on, out of sight; nothing on H5. On the page before `open`. */
  Canvas: ComponentType
  open(): Promise<Board>
}

/** A picture that has not come by then is done without. */
export const picturePatienceMs = 8_000

export const jpegQuality = 0.92
