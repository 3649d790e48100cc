import { TextDecoder } from 'node:util'

import { textOfBytes } from '@/platform/textFile/textOfBytes'

const bytes = (...values: number[]) => Uint8Array.from(values).buffer
const words = '中文 caption 😀'

afterEach(() => void Reflect.deleteProperty(globalThis, 'TextDecoder'))

test.each([
  ['UTF-8', Buffer.from(words, 'utf8')],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${words}`, 'utf8')],
  ['UTF-16', Buffer.from(`\uFEFF${words}`, 'utf16le')],
  ['UTF-16, high byte first', Buffer.from(`\uFEFF${words}`, 'utf16le').swap16()],
])('%s', (_, file) => expect(textOfBytes(Uint8Array.from(file).buffer)).toBe(words))

describe('what Chinese Windows writes', () => {
  const file = bytes(0xd6, 0xd0, 0xce, 0xc4)

  test('is read where the platform can', () => {
    Object.assign(globalThis, { TextDecoder })
    expect(textOfBytes(file)).toBe('中文')
  })

  test('is not made into signs where it cannot', () => {
    Reflect.deleteProperty(globalThis, 'TextDecoder')
    expect(textOfBytes(file)).toBeNull()
  })
})
