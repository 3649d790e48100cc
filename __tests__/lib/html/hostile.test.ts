import { type Block, parseHtml, readRichText, type RichElement, type RichNode } from '@/lib/html'

import { hostilePayloads } from './hostilePayloads'

const options = { playerHosts: ['player.bilibili.com'] }

const allowedTags =
  'p div section h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table thead tbody tr td th img a strong b ' +
  'em i u s del sub sup br hr span figure figcaption video iframe'

/** What each fact of a node may hold: written apart from the code under test, on purpose. */
const allowedFacts: Record<string, RegExp> = {
  href: /^(https?:\/\/[\p{L}\p{N}.-]+(:\d+)?([/?#]|$)|\/[a-z][\w/-]*(\?|$))/u,
  src: /^(https?:\/\/[\p{L}\p{N}.-]+(:\d+)?([/?#]|$)|data:image\/(png|jpeg|jpg|gif|webp);base64,[\w+/=]+$)/u,
  poster: /^https?:\/\/[\p{L}\p{N}.-]+(:\d+)?([/?#]|$)/u,
  alt: /^[\s\S]{0,200}$/,
  widthPx: /^\d+(\.\d+)?$/,
  heightPx: /^\d+(\.\d+)?$/,
  widthPercent: /^\d{1,3}$/,
  colSpan: /^\d{1,2}$/,
  rowSpan: /^\d{1,3}$/,
  start: /^\d{1,5}$/,
  color: /^#[\da-f]{6}$/,
  background: /^#[\da-f]{6}$/,
  align: /^(left|center|right|justify)$/,
  isBold: /^(true|false)$/,
  isItalic: /^(true|false)$/,
  isUnderlined: /^true$/,
  isStruck: /^true$/,
  sizePx: /^(1[2-9]|2[0-8])$/,
}

function elementsOf(nodes: readonly RichNode[]): RichElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]))
}

function wordsOf(blocks: readonly Block[]): string {
  return JSON.stringify(blocks, (key,
    value: unknown) => (key === 'src' || key === 'href' ? undefined : value))
}

test('the collection is worth its name', () => expect(new Set(hostilePayloads).size).toBeGreaterThan(100))

describe.each(hostilePayloads)('%j', (payload) => {
  // As it is, inside other markup, and cut off after every fourth character.
  const variants = [payload, `<div><p>${payload}</p></div><p>after`, `<table><tr><td>${payload}`]
  const cut = Array.from({ length: Math.floor(payload.length / 4) }, (_, index) => payload.slice(0,
    index * 4))

  test('only allowed nodes with allowed values come through', () => {
    for (const html of [...variants, ...cut]) {
      for (const { tag, attributes, style } of elementsOf(parseHtml(html, options).children)) {
        expect(allowedTags.split(' ')).toContain(tag)
        for (const [name, value] of Object.entries({ ...attributes, ...style })) {
          expect(Object.keys(allowedFacts)).toContain(name)
          if (value !== undefined) expect(String(value)).toMatch(allowedFacts[name] ?? /never/)
        }
        if (tag === 'iframe') expect(attributes.src).toMatch(/^https:\/\/player\.bilibili\.com\//)
      }
    }
  })

  test('no tracking picture and no hidden content comes through', () => {
    for (const html of variants) {
      const pictures = elementsOf(parseHtml(html, options).children).filter(({ tag }) => tag === 'img')
      expect(pictures.filter(({ attributes }) => attributes.src?.includes('evil.example'))).toEqual([])
    }
  })
})

const dropped =
  /^<(script|style|svg|math|object|applet|template|noscript|title|textarea|select|form|xmp|noembed|audio)\b/i

test.each(hostilePayloads.filter((payload) => dropped.test(payload)))('%j shows nothing of what is inside',
  (payload) =>
  expect(wordsOf(readRichText(payload, options).blocks)).not.toMatch(/alert|url|登录/),
)
