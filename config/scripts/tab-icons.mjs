// Draws the mini-program's tab bar pictures (WeChat wants local PNGs) from the glyphs of `components/Icon`.
// Run by hand after a glyph changed; the result is committed.
import fs from 'node:fs'
import path from 'node:path'

import { Resvg } from '@resvg/resvg-js'

import { root } from './lib.mjs'

const glyphs = fs.readFileSync(path.join(root, 'src/components/Icon/_glyphs.scss'), 'utf8')
/** One colour for light and dark: WeChat's theme cannot exchange pictures here. */
const colors = { '': '#7A8594', '-on': '#E5483F' }

for (const name of ['home', 'exam', 'study', 'me']) {
  const line = new RegExp(`^  ${name}: (.*)$`, 'm').exec(glyphs)?.[1] ?? ''
  const d = [...line.matchAll(/'([^']+)'/g)].map((match) => match[1]).join('')
  for (const [suffix, color] of Object.entries(colors)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="81" height="81" viewBox="-1 -1 26 26" fill="none" stroke="${color}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>`
    fs.writeFileSync(path.join(root, `src/assets/tabs/${name}${suffix}.png`), new Resvg(svg).render().asPng())
  }
}
