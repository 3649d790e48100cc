interface CardPicture {
  drawing: Promise<string>
  /** Present once it is drawn. */
  file?: string
}

/** Pictures drawn for cards in this visit, by the address of the cover. */
const pictures = new Map<string, CardPicture>()

/** Draws it once. A failed one may be tried again. */
export function drawCardPicture(thumb: string, draw: (thumb: string) => Promise<string>): void {
  if (pictures.has(thumb)) return
  const picture: CardPicture = { drawing: draw(thumb) }
  pictures.set(thumb, picture)
  picture.drawing.then(
    (file) => (picture.file = file),
    () => pictures.delete(thumb),
  )
}

/** `undefined` = none is drawn, so the cover itself is used. */
export const cardPictureOf = (thumb: string): CardPicture | undefined => pictures.get(thumb)
