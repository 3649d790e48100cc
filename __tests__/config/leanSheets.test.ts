import postcss from 'postcss'

const leanSheets: () => postcss.Plugin = jest.requireActual('../../config/webpack/lean-sheets')

const lean = (sheet: string) => postcss([leanSheets()]).process(sheet, { from: undefined }).css.replace(/\s/g, '')

test('a mini-program’s sheet keeps what a mouse meets on a computer, and has nothing for a keyboard’s focus', () => {
  expect(lean('.a { cursor: pointer; outline: none }')).toBe('.a{cursor:pointer}')
  expect(lean('.a:focus-visible { color: red } .b:hover { color: red }')).toBe('.b:hover{color:red}')
  expect(lean('@media (forced-colors: active) { .a { color: red } }')).toBe('')
})

test('what only H5 has counts in no package: its elements, its forced theme, its screens', () => {
  expect(lean('html, body, .taro_page { height: 100% } page, body { margin: 0 }')).toBe('page{margin:0}')
  expect(lean(":root[data-theme='dark'] .a { color: red } page, :root { color: red }")).toBe('page,:root{color:red}')
  expect(lean('.a { height: 100vh; height: 100dvh }')).toBe('.a{height:100vh}')
  expect(lean('@supports (height: 1dvh) { .a { height: calc(100dvh - var(--keyboard, 0px)) } }')).toBe('')
  expect(lean('.a { bottom: calc(8px + var(--keyboard, 0rpx)) }')).toBe('.a{bottom:calc(8px+0rpx)}')
  expect(lean('.a { height: 50dvh }')).toBe('.a{height:50dvh}')
  expect(lean('@supports not (height: 1dvh) { .a { height: calc(100vh - var(--keyboard, 0px)) } }')).toBe('')
  expect(lean('.a { user-select: none }')).toBe('.a{-webkit-user-select:none}')
})

test('a phone that lies across is no mini-program’s', () => {
  const wide = '@media (min-width: 768px), (min-width: 560px) and (max-height: 500px) { .a { color: red } }'
  expect(lean(wide)).toBe('@media(min-width:768px){.a{color:red}}')
  expect(lean('@media (max-height: 500px) { .a { color: red } }')).toBe('@media(max-height:500px){.a{color:red}}')
  expect(lean('.a { padding-left: env(safe-area-inset-left) } .b { color: red }')).toBe('.b{color:red}')
  expect(lean('.a { padding-bottom: env(safe-area-inset-bottom) }')).toBe(
    '.a{padding-bottom:env(safe-area-inset-bottom)}',
  )
})

test('WeChat’s oldest engines stretch what is laid over something', () => {
  expect(lean('.a { inset: 0 }')).toBe('.a{top:0;right:0;bottom:0;left:0}')
  expect(lean('.a { inset: -8px 0 }')).toBe('.a{top:-8px;right:0;bottom:-8px;left:0}')
})
