import { cardPictureOf, drawCardPicture } from '@/features/shared/share/cardPictures'

test('a picture is drawn once, and is there when it is', async () => {
  const draw = jest.fn(async (thumb: string) => `${thumb} drawn`)
  drawCardPicture('one', draw)
  drawCardPicture('one', draw)
  expect(cardPictureOf('one')?.file).toBeUndefined()
  expect(await cardPictureOf('one')?.drawing).toBe('one drawn')
  expect(cardPictureOf('one')?.file).toBe('one drawn')
  expect(draw).toHaveBeenCalledTimes(1)
})

test('one that has failed may be tried again', async () => {
  drawCardPicture('two', async () => {
    throw new Error('403')
  })
  await expect(cardPictureOf('two')?.drawing).rejects.toThrow('403')
  expect(cardPictureOf('two')).toBeUndefined()
  drawCardPicture('two', async () => 'drawn')
  expect(await cardPictureOf('two')?.drawing).toBe('drawn')
})
