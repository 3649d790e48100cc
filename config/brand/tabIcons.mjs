// The mini-program's tab bar pictures (WeChat wants local PNGs), drawn from the glyphs of `components/Icon`.
import fs from 'node:fs'
import path from 'node:path'

import { Resvg } from '@resvg/resvg-js'

import { stencilPng } from './stencilPng.mjs'

/** @param color of the open tab; one for light and dark, because WeChat's theme cannot exchange pictures here */
export function drawTabIcons(root, folder, color = '#E5483F') {
  const glyphs = fs.readFileSync(path.join(root, 'src/components/Icon/_glyphs.scss'), 'utf8')
  for (const name of ['home', 'exam', 'study', 'me']) {
    // Up to the next glyph: a list of paths stands on lines of its own.
    const [, paths = ''] = new RegExp(`^  ${name}: ([^]*?)(?=^  \\w+:)`, 'm').exec(glyphs) ?? []
    const d = [...paths.matchAll(/'([^']+)'/g)].map((match) => match[1]).join('')
    if (d === '') throw new Error(`there is no glyph ${name}`)
    for (const [suffix, stroke] of [
      ['', '#7A8594'],
      ['-on', color],
    ]) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="81" height="81" viewBox="-1 -1 26 26" fill="none" stroke="${stroke}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/></svg>`
      fs.writeFileSync(path.join(folder, `${name}${suffix}.png`), stencilPng(new Resvg(svg).render(), stroke))
    }
  }
}
