/** A picture's scale, and its distance from the middle of the screen, px. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }

const maxScale = 5
const doubleTapScale = 2.5

const within = (value: number, max: number) => Math.max(-max, Math.min(max, value))

/** Stops at the picture's edges. A picture that fits on the screen stays centred. @param picture at scale 1 */
function bounded({ scale, x, y }: View, picture: Size, screen: Size): View {
  const maxShift = (length: number, room: number) => Math.max(0, (length * scale - room) / 2)
  return {
    scale,
    x: within(x, maxShift(picture.width, screen.width)),
    y: within(y, maxShift(picture.height, screen.height)),
  }
}

/** Scales by `factor` around a point, measured from the middle of the screen. */
export function zoomed(view: View, factor: number, at: Point, picture: Size, screen: Size): View {
  const scale = Math.max(1, Math.min(maxScale, view.scale * factor))
  const change = scale / view.scale
  return bounded({ scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change }, picture, screen)
}

export const moved = (view: View, byX: number, byY: number, picture: Size, screen: Size): View =>
  bounded({ ...view, x: view.x + byX, y: view.y + byY }, picture, screen)

/** After a double tap: enlarged, or whole again. */
export const toggled = (view: View, at: Point, picture: Size, screen: Size): View =>
  view.scale > 1 ? whole : zoomed(view, doubleTapScale, at, picture, screen)
