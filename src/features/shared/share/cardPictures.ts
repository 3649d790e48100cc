interface CardPicture {
  drawing: Promise<string>
  /** Once it is there. */
  file?: string
}

/** Pictures drawn for cards on this visit, by the address of what they show. */
const pictures = new Map<string, CardPicture>()

/** Draws it once; what has failed may be tried again. */
export function drawCardPicture(thumb: string, draw: (thumb: string) => Promise<string>): void {
  if (pictures.has(thumb)) return
  const picture: CardPicture = { drawing: draw(thumb) }
  pictures.set(thumb, picture)
  picture.drawing.then(
    (file) => (picture.file = file),
    () => pictures.delete(thumb),
  )
}

/** `undefined` = nobody draws one: the thing's own will do. */
export const cardPictureOf = (thumb: string): CardPicture | undefined => pictures.get(thumb)
