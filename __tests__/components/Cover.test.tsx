import { Cover } from '@/components/Cover'

import { act, fireEvent, show } from './show'

jest.mock('@/config/env', () => ({ env: { pictureQuery: 'w={width}' } }))

const src = 'https://img.example.com/a.png'
const picture = () => document.querySelector('img')
const fail = async () => {
  const image = picture()
  if (!image) throw new Error('no picture')
  await act(async () => void fireEvent.error(image))
}

test('a cover is asked for at its width; one that cannot be made smaller as it is, and then the drawn door stands there', async () => {
  await show(Cover, { src, width: 128 })
  expect(picture()?.getAttribute('src')).toBe(`${src}?w=256`)
  await fail()
  expect(picture()?.getAttribute('src')).toBe(src)
  await fail()
  expect(picture()).toBeNull()
})
