import type { ComponentType } from 'react'

/** The part of a 2d context that both ends have and that is used here. */
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
  /** In device pixels. Clears the board. */
  resize(width: number, height: number): void
  /** @throws when it fails to load, comes too late, or may not be drawn (another origin that does not allow it) */
  loadPicture(url: string): Promise<Picture>
  /** The board as a JPEG: an address on this device. */
  finish(): Promise<string>
}

export interface CanvasAdapter {
  /** The mini-program draws on this, out of sight; H5 needs none. It must be on the page before `open`. */
  Canvas: ComponentType
  open(): Promise<Board>
}

/** A picture that takes longer is left out. */
export const picturePatienceMs = 8_000

export const jpegQuality = 0.92
