import type { Board } from '@/platform/canvas/types'

/** WeChat shows a card's picture at 5:4 and cuts off top and bottom. */
const size = { width: 500, height: 400 }
const margin = 20

/** The cut of a 4:3 picture goes unnoticed. */
const isFit = (ratio: number) => ratio > 1.15 && ratio < 1.4

/**
 * A picture for a card that shows the whole cover; the cover itself if it has the right shape.
 *
 * @throws when the cover fails to load, or no picture can be made
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
