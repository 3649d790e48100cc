import { fitForCard } from '@/features/shared/share/CardPicture/fitForCard'
import type { Board } from '@/platform/canvas/types'

const cover = 'https://cdn.example/c.jpg'
const drawImage = jest.fn()
const resize = jest.fn()

function boardWith(width: number, height: number): Board {
  const image = document.createElement('img')
  const pen = { fillStyle: '', fillRect: jest.fn(), drawImage }
  return {
    pen: pen as Partial<Board['pen']> as Board['pen'],
    pixelRatio: 3,
    resize,
    loadPicture: async () => ({ image, width, height }),
    finish: async () => 'wxfile://drawn.jpg',
  }
}

beforeEach(() => jest.clearAllMocks())

test.each([
  ['upright', 600, 800, [115, 20, 270, 360]],
  ['very tall', 100, 1000, [232, 20, 36, 360]],
  ['very wide', 1600, 400, [20, 143, 460, 115]],
  ['a square', 300, 300, [70, 20, 360, 360]],
])('%s: it stands whole in the middle', async (_, width, height, at) => {
  expect(await fitForCard(boardWith(width, height), cover)).toBe('wxfile://drawn.jpg')
  expect(resize).toHaveBeenCalledWith(500, 400)
  expect(drawImage.mock.calls.map(([, ...box]: number[]) => box.map(Math.round))).toEqual([at])
})

test.each([
  ['5:4', 500, 400],
  ['4:3', 800, 600],
])('%s needs no drawing', async (_, width, height) => {
  expect(await fitForCard(boardWith(width, height), cover)).toBe(cover)
  expect(drawImage).not.toHaveBeenCalled()
})

test('a picture without a size is none', async () => {
  await expect(fitForCard(boardWith(0, 0), cover)).rejects.toThrow()
})
