/** Helps whoever has a plain mouse, which cannot move a row sideways. The help comes when it is needed. */
export function watchMouse(): void {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
  import('./rowArrows').then(
    ({ showRowArrows }) => showRowArrows(),
    () => undefined,
  )
}
