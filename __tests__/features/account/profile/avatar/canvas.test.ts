import { draw } from '@/features/account/profile/avatar/source/h5/canvas'

const picture = new Image()

function fakeCanvas() {
  const pen = { fillRect: jest.fn(), drawImage: jest.fn(), fillStyle: '', imageSmoothingQuality: 'low' }
  return Object.assign(document.createElement('canvas'), { pen, getContext: () => pen })
}

test('the square fills the canvas, on white', () => {
  const canvas = fakeCanvas()
  draw(canvas, picture, { x: 300, y: 200, side: 100 })
  expect(canvas.pen.fillStyle).toBe('white')
  expect(canvas.pen.drawImage).toHaveBeenCalledWith(picture, 250, 150, 100, 100, 0, 0, 512, 512)
})

test('a browser without canvas draws nothing', () => {
  const canvas = Object.assign(document.createElement('canvas'), { getContext: () => null })
  expect(() => draw(canvas, picture, { x: 1, y: 1, side: 1 })).not.toThrow()
})
