/** A plain mouse cannot move a row sideways. The code loads when a mouse is used. */
export function watchMouse(): void {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
  import('./rowArrows').then(
    ({ showRowArrows }) => showRowArrows(),
    () => undefined,
  )
}
