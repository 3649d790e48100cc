import postcss from 'postcss'

const leanSheets: () => postcss.Plugin = jest.requireActual('../../config/webpack/lean-sheets')

const lean = (sheet: string) => postcss([leanSheets()]).process(sheet, { from: undefined }).css.replace(/\s/g, '')

test('a mini-program’s sheet keeps what a mouse meets on a computer, and has nothing for a keyboard’s focus', () => {
  expect(lean('.a { cursor: pointer; outline: none }')).toBe('.a{cursor:pointer}')
  expect(lean('.a:focus-visible { color: red } .b:hover { color: red }')).toBe('.b:hover{color:red}')
  expect(lean('@media (forced-colors: active) { .a { color: red } }')).toBe('')
})
