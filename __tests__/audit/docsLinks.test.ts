import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

const filesOf = (folder: string, ending: RegExp): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file))

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** As GitHub makes them of headings. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replace(/ /g, '-'),
  )

function complaint(file: string, target: string, anchor: string | undefined): string[] {
  if (!fs.existsSync(path.join(root, target))) return [`${file}: ${target} is missing`]
  return anchor && !anchorsOf(target).includes(anchor) ? [`${file}: ${target} has no #${anchor}`] : []
}

/** `docs/backend/auth.md#mail-codes`, and `#picture-captcha` after it for the same page. */
function complaintsOfCode(file: string): string[] {
  let page = ''
  return [...read(file).matchAll(/(docs\/[\w/-]+\.md)(?:#([\w-]+))?|(?<=docs\/[^\n]*[ (])#([a-z][\w-]+)/g)].flatMap(
    ([, target = page, anchor, further]) => {
      page = target
      return complaint(file, target, anchor ?? further)
    },
  )
}

const complaintsOfPage = (file: string): string[] =>
  [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)/g)].flatMap(([, target, anchor]) =>
    complaint(file, target ? path.join(path.dirname(file), target) : file, anchor),
  )

const code = ['src', 'sandbox', 'config', '__tests__'].flatMap((folder) => filesOf(folder, /\.(tsx?|m?js)$/))
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesOf('docs', /\.md$/)]

test('what comments cite is in the documents', () => {
  expect(code.flatMap(complaintsOfCode)).toEqual([])
})

test('links between the documents lead somewhere', () => {
  expect(pages.flatMap(complaintsOfPage)).toEqual([])
})
