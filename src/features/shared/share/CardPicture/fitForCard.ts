import type { Board } from '@/platform/canvas/types'

/** WeChat shows the picture of a card at 5:4 and cuts away what is above and below. */
const size = { width: 500, height: 400 }
const margin = 20

/** Of what is cut from a 4:3 picture nobody notices anything. */
const isFit = (ratio: number) => ratio > 1.15 && ratio < 1.4

/**
 * A picture for a card, with all of the cover on it; the cover itself when it has the shape.
 *
 * @throws when the cover does not come, or no picture can be made
 */
export async function fitForCard(board: Board, cover: string): Promise<string> {
  const { image, width, height } = await board.loadPicture(cover)
  if (!(width > 0 && height > 0)) throw new Error('A picture without a size')
  if (isFit(width / height)) return cover
  const scale = Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height)
  const drawn = { width: width * scale, height: height * scale }
  board.resize(size.width, size.height)
  const { pen } = board
  pen.fillStyle = '#EEF0F3'
  pen.fillRect(0, 0, size.width, size.height)
  pen.drawImage(image, (size.width - drawn.width) / 2, (size.height - drawn.height) / 2, drawn.width, drawn.height)
  return board.finish()
}
