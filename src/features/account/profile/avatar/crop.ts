export interface Size {
  width: number
  height: number
}

/** A square part of a picture: centre and side, in the picture's own pixels. */
export interface Crop {
  x: number
  y: number
  side: number
}

const maxZoom = 5

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

const shortSide = ({ width, height }: Size) => Math.min(width, height)

/** Moves and shrinks the square so that it lies inside the picture. */
function fit({ x, y, side }: Crop, size: Size): Crop {
  const fitting = clamp(side, shortSide(size) / maxZoom, shortSide(size))
  const half = fitting / 2
  return { x: clamp(x, half, size.width - half), y: clamp(y, half, size.height - half), side: fitting }
}

/** The largest square, in the middle. */
export const centred = (size: Size): Crop => ({
  x: size.width / 2,
  y: size.height / 2,
  side: shortSide(size),
})

/** `dx` and `dy` are parts of the frame: 1 = its whole width. */
export const dragged = (crop: Crop, size: Size, dx: number, dy: number): Crop =>
  fit({ ...crop, x: crop.x - dx * crop.side, y: crop.y - dy * crop.side }, size)

/** A `factor` above 1 zooms in. The centre stays where possible. */
export const zoomed = (crop: Crop, size: Size, factor: number): Crop => fit({ ...crop, side: crop.side / factor }, size)
