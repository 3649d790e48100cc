import { chooseFiles } from '@/platform/chooseFiles'

const photo = new File(['photo'], 'a.jpg', { type: 'image/jpeg' })

/** Opens the dialog. The learner has not answered yet. */
function open(): { input: HTMLInputElement; files: Promise<File[]> } {
  const opened: HTMLInputElement[] = []
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    // A browser may collect what stands nowhere: no photo would arrive.
    expect(this.isConnected).toBe(true)
    opened.push(this)
  })
  const files = chooseFiles('image/jpeg')
  const [input] = opened
  if (!input) throw new Error('no dialog')
  return { input, files }
}

const inputs = () => document.querySelectorAll('input')

afterEach(() => jest.restoreAllMocks())

test('the input stands in the document until the photo has come, out of sight and reach', async () => {
  const { input, files } = open()
  await new Promise((resolve) => setTimeout(resolve))
  expect(inputs()).toHaveLength(1)
  expect(input).toMatchObject({ accept: 'image/jpeg', tabIndex: -1, hidden: false })
  expect(input.getAttribute('aria-hidden')).toBe('true')
  Object.defineProperty(input, 'files', { value: [photo] })
  input.dispatchEvent(new Event('change'))
  expect(await files).toEqual([photo])
  expect(inputs()).toHaveLength(0)
})

test('it goes with a closed dialog', async () => {
  const { input, files } = open()
  input.dispatchEvent(new Event('cancel'))
  expect(await files).toEqual([])
  expect(inputs()).toHaveLength(0)
})

test('a dialog whose closing was not told is over when the next one opens', async () => {
  const first = open()
  const second = open()
  expect(await first.files).toEqual([])
  expect([...inputs()]).toEqual([second.input])
  second.input.dispatchEvent(new Event('cancel'))
})
