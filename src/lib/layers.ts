/** What lies over the pages now: sheets, questions, menus, pictures. Every way back asks here first. */
export interface Layer {
  /** The page that it lies on, by the name of the page's frame (`components/layerPage`). */
  readonly page: string
  /** Its element, on H5. Absent: the page around it can be used, as around a menu. */
  readonly element?: () => unknown
  /** "Back" calls this; it does nothing where an answer is demanded. */
  readonly dismiss: () => void
}

const layers: Layer[] = []
const listeners = new Set<() => void>()
let front = ''

const tell = () => listeners.forEach((listener) => listener())

/** @returns the function that removes this layer; a second call does nothing */
export function openLayer(layer: Layer): () => void {
  layers.push(layer)
  tell()
  return () => {
    const index = layers.indexOf(layer)
    if (index < 0) return
    layers.splice(index, 1)
    tell()
  }
}

export function turnTo(page: string): void {
  front = page
  tell()
}

export const frontPage = (): string => front

/** Oldest first. */
export const layersOf = (page: string): Layer[] => layers.filter((layer) => layer.page === page)

/** The topmost one of the page in front. */
export const topLayer = (): Layer | undefined => layersOf(front).pop()

/** Calls back whenever a layer or a page comes or goes. @returns the function that stops it */
export function watchLayers(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
