const retryMs = 10_000

const load = (): void =>
  void import('./rowArrows').then(
    ({ showRowArrows }) => showRowArrows(),
    () => setTimeout(load, retryMs),
  )

/** A plain mouse cannot move a row sideways. The code loads when a mouse is used. */
export function watchMouse(): void {
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) load()
}
