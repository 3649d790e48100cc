const load = async (pictureQuery?: string) => {
  jest.resetModules()
  window.__ZHITU__ = { pictureQuery }
  const { sizedPicture } = await import('@/lib/sizedPicture')
  return (src: string) => sizedPicture(src, 128)
}
afterAll(() => delete window.__ZHITU__)

const oss = 'x-oss-process=image/resize,w_{width}'
const mogr = 'imageMogr2/thumbnail/{width}x'
const plain = 'https://img.example.com/a.png'

test.each([
  [oss, plain, `${plain}?x-oss-process=image/resize,w_256`],
  [oss, `${plain}?v=2`, `${plain}?v=2&x-oss-process=image/resize,w_256`],
  [mogr, plain, `${plain}?imageMogr2/thumbnail/256x`],
  ['w={width}', plain, `${plain}?w=256`],
])('%s: %s is asked for as %s', async (query, src, asked) => expect((await load(query))(src)).toBe(asked))

test.each([
  ['has been made smaller already', `${plain}?x-oss-process=style/small`],
  ['is signed', `${plain}?Expires=1700000000&OSSAccessKeyId=x&Signature=y`],
  ['is signed by a CDN', `${plain}?auth_key=1-0-0-x`],
  ['is signed by Tencent', `${plain}?q-sign-algorithm=sha1&q-signature=x`],
  ['is signed by a word of its own', `${plain}?sign=abc&t=1`],
  ['carries a token', `${plain}?access_token=x`],
  ['is a picture in itself', 'data:image/png;base64,AAAA'],
  ['is a file of the device', 'wxfile://tmp/a.png'],
  ['is none', ''],
])('an address that %s stays', async (_, src) => expect((await load(oss))(src)).toBe(src))

test('without a word of the operator every address stays', async () => {
  expect((await load())(plain)).toBe(plain)
  expect((await load(''))(plain)).toBe(plain)
})
