import { pictures } from '@/platform/upload'

/** The browser's file dialog, answered by the test. */
function fakeDialog(file: { name: string; type: string; size: number } | null) {
  URL.createObjectURL = jest.fn(() => 'blob:1')
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: file ? [file] : [] })
    this.dispatchEvent(new Event(file ? 'change' : 'cancel'))
  })
}

afterEach(() => jest.restoreAllMocks())

test.each(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])('%s is taken', async (type) => {
  fakeDialog({ name: 'a', type, size: 5_000_000 })
  await expect(pictures.pick()).resolves.toBe('blob:1')
})

test.each([
  ['a text', 'text/plain', 10, 'type'],
  ['a drawing that may hold scripts', 'image/svg+xml', 10, 'type'],
  ['a file of no type', '', 10, 'type'],
  ['a picture that no phone takes', 'image/png', 30 * 1024 * 1024 + 1, 'size'],
])('%s is refused', async (_, type, size, reason) => {
  fakeDialog({ name: 'a', type, size })
  await expect(pictures.pick()).rejects.toMatchObject({ name: 'PictureRefused', reason })
  expect(URL.createObjectURL).not.toHaveBeenCalled()
})

test('a closed dialog is no choice', async () => {
  fakeDialog(null)
  await expect(pictures.pick()).resolves.toBeNull()
})
