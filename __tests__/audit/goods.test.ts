import fs from 'node:fs'
import path from 'node:path'

import { switchRules } from '@/config/addons'
import { goodsKinds, goodsTypes, kindByName, kindOf, linkedLocation } from '@/goods/kinds'
import { formatUrl } from '@/routes/codec'
import { goodsAliases, goodsTypeOf } from '@/routes/goods'
import { routeNames, routes, routeSpec } from '@/routes/registry'

const src = path.resolve(__dirname, '../../src')

const examTypes = ['paper', 'mockPaper', 'practice']
/** Bought, but not learned: they have no page of their own thing. */
const notContent = ['plan', 'recharge']

/** Which kinds have no such thing. Whoever adds a kind that is not named here has to give it all of them. */
const without: Record<string, readonly string[]> = {
  list: ['video', ...notContent],
  shelf: ['video', ...examTypes, 'smallClass', ...notContent],
  share: ['mockPaper', 'smallClass', 'recharge'],
  search: ['learningPath', 'smallClass', ...notContent],
  history: ['learningPath', ...examTypes, 'smallClass', ...notContent],
  pathPart: ['video', 'learningPath', 'smallClass', ...notContent],
  comments: ['learningPath', ...examTypes, 'smallClass', ...notContent],
  favorite: ['video', 'learningPath', ...examTypes, 'smallClass', ...notContent],
  study: ['video', ...notContent],
}

describe.each(goodsTypes)('%s', (type) => {
  const kind = kindOf(type)
  const detail = kind.detailLocation(7)
  const isContent = !notContent.includes(type)
  const pages = [detail.name, ...(kind.listLocation ? [kind.listLocation.name] : [])]

  test('buying it changes the member just when it is no content', () => {
    expect(kind.changesMember).toBe(!isContent)
  })

  test('is under its own name, and the cashier reads it from an address', () => {
    expect(kind.type).toBe(type)
    for (const word of [type, ...goodsAliases[type]]) {
      expect(routes.order.params.type.parse(word)).toEqual({ value: type })
    }
    expect(routes.order.params.type.format(type)).toBe(type)
  })

  test('has each thing that is not named as missing', () => {
    const { listLocation, names, comments, favorite, study } = kind
    const has: Record<string, unknown> = {
      list: listLocation,
      shelf: listLocation && routeSpec(listLocation.name).shelf,
      share: routeSpec(detail.name).share,
      search: names.search,
      history: names.history,
      pathPart: names.pathPart,
      comments,
      favorite,
      study,
    }
    const missing = Object.keys(without).filter((name) => !has[name])
    expect(missing).toEqual(Object.keys(without).filter((name) => without[name]?.includes(type)))
  })

  test('its pages have a file, a config and a title', () => {
    for (const name of pages) {
      const { path: file, title } = routeSpec(name)
      expect(title).not.toBe('')
      for (const ending of ['.tsx', '.config.ts']) expect(fs.existsSync(path.join(src, file + ending))).toBe(true)
    }
    if (isContent) expect(detail.params).toMatchObject({ id: 7 })
  })

  test('its pages hang on its switch', () => {
    if (kind.switch !== null) expect(switchRules).toHaveProperty(kind.switch)
    if (isContent) for (const name of pages) expect(routeSpec(name).switch ?? null).toBe(kind.switch)
  })

  test('a shared address opens it again', () => {
    for (const word of [type, ...goodsAliases[type]]) {
      expect(linkedLocation(word, 7)).toEqual((kind.linkLocation ?? kind.detailLocation)(7))
    }
    if (kind.shareLocation) {
      const { name, params } = kind.shareLocation(7)
      expect(formatUrl(name, params)).toMatch(/[?&]id=7(&|$)/)
    }
  })

  test('its covers have one shape', () => {
    const shelf = kind.listLocation && routeSpec(kind.listLocation.name).shelf
    if (shelf) expect(shelf.coverRatio).toBe(kind.coverRatio ?? '4:3')
  })

  test('every place knows it by one word, and no other kind by the same', () => {
    for (const place of ['order', 'search', 'history', 'pathPart'] as const) {
      const word = kind.names[place]
      if (word !== null) expect(kindByName(place, word)).toBe(kind)
    }
  })

  test('an empty list of mine leads to its catalogue', () => {
    if (!kind.study) return
    const { tab, lists, failed, toList } = kind.study
    expect(kind.listLocation).not.toBeNull()
    expect([tab.label, tab.listLabel, failed, toList].every((text) => text !== '')).toBe(true)
    expect(new Set(lists.map(({ key }) => key)).size).toBe(lists.length)
    expect(lists.length).toBeGreaterThan(0)
  })

  test('comments and the collection are about this thing', () => {
    const target = kind.comments?.(7)
    if (target) expect(target.id).toBe(7)
    if (kind.favorite) expect(kind.favorite.queryKey(7)).toContain(7)
  })

  test('its texts are all there', () => {
    const { owned, ...others } = kind.texts
    expect([...Object.values(others), ...Object.values(owned)].every((text) => text !== '')).toBe(true)
  })

  test('buying it makes its own detail and my lists old', () => {
    if (type !== 'recharge') expect(kind.outdated).toEqual(expect.arrayContaining([[type], ['study']]))
  })
})

test('the shelves of two lists have different words', () => {
  const words = routeNames.flatMap((name) => routeSpec(name).shelf?.word ?? [])
  expect(new Set(words).size).toBe(words.length)
})

test('the words under which things are shared and shelved are words of a kind', () => {
  const words = routeNames.map(routeSpec).flatMap(({ share = [], shelf }) => [share, shelf?.word ?? []].flat())
  const promotions = ['miaosha', 'tuangou']
  expect(words.filter((word) => goodsTypeOf(word) === undefined && !promotions.includes(word))).toEqual([])
})

/** Where kinds may be told apart: their rows, the wire, query keys, the list of names. `video` is also an element of HTML. */
const exempt =
  /^(goods|api|queries|lib\/html|features\/shared\/richText)\/|^config\/addons|^routes\/goods|\/?texts\.ts$/
/** `vip` is also an agreement. */
const words = new Set(
  goodsKinds.flatMap(({ type, names: { search, history, pathPart } }) =>
    [type, search, history, pathPart, ...goodsAliases[type]].filter((word) => word !== null && word !== 'vip'),
  ),
)
const oneOf = `(?:${[...words].join('|')})`
const branches = [
  new RegExp(`[!=]==? *'${oneOf}'`),
  new RegExp(`'${oneOf}' *[!=]==?`),
  new RegExp(`\\bcase '${oneOf}'`),
  // A list or a table of kinds.
  new RegExp(`\\[\\s*'${oneOf}',`),
  new RegExp(`^( *)'?${oneOf}'?: .*\\n\\1'?${oneOf}'?: `, 'm'),
]

test('nothing outside the rows asks which kind it has', () => {
  const files = fs.readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const found = files
    .filter((file) => !exempt.test(file))
    .flatMap((file) => {
      const code = fs.readFileSync(path.join(src, file), 'utf8')
      return branches.flatMap((branch) => branch.exec(code)?.[0] ?? []).map((match) => `${file}: ${match.slice(0, 80)}`)
    })
  expect(found).toEqual([])
})
