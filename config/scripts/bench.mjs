// `npm run bench -- --base DIR [--new dist/h5] [--runs 7] [--pages home,list,detail,login]`: two H5 builds side by side.
import fs from 'node:fs'
import path from 'node:path'

import { createAcademy } from '../bench/academy.mjs'
import { openTwice, pages, scrollList, taps, tapTwice, weighHome } from '../bench/measures.mjs'
import { launch } from '../bench/phone.mjs'
import { drawPictures } from '../bench/pictures.mjs'
import { createSite } from '../bench/site.mjs'
import { fail, root } from './lib.mjs'
import { readOptions } from './options.mjs'

const usage = `用法：npm run bench -- --base 目录 [--new dist/h5] [--runs 7] [--pages ${Object.keys(pages).join()}]`
const values = readOptions(process.argv.slice(2), [], usage, {
  base: { type: 'string' },
  new: { type: 'string', default: path.join(root, 'dist/h5') },
  runs: { type: 'string', default: '7' },
  pages: { type: 'string', default: Object.keys(pages).join() },
})
const names = values.pages.split(',')
const unknown = names.filter((name) => !Object.hasOwn(pages, name))
if (!values.base || unknown.length > 0 || !(Number(values.runs) > 0)) fail(usage)
for (const folder of [values.base, values.new]) {
  if (!fs.existsSync(path.join(folder, 'index.html'))) fail(`${folder} 里没有 index.html。`)
}

const listen = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}`)))

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2
}

await drawPictures()
const api = await listen(createAcademy())
const origins = {
  base: await listen(createSite(values.base, api)),
  new: await listen(createSite(values.new, api)),
}

/** Figures by row, of one run each. */
const ratios = new Map()
const note = (row, ratio) => ratios.set(row, [...(ratios.get(row) ?? []), ratio])

/** Runs both builds alternately. A run that fails is reported and left out. */
async function compare(label, run, measure) {
  const found = {}
  for (const build of run % 2 ? ['new', 'base'] : ['base', 'new']) {
    const browser = await launch()
    try {
      found[build] = await measure(browser, origins[build])
    } catch (error) {
      console.error(`${label} (${build}): ${String(error).split('\n')[0]}`)
    }
    await browser.close()
  }
  return found.base === undefined || found.new === undefined ? null : found
}

const noteAll = (prefix, found) => {
  if (!found) return
  for (const key of Object.keys(found.base)) note(`${prefix} ${key}`, found.new[key] / found.base[key])
}

for (let run = 0; run < Number(values.runs); run++) {
  console.error(`run ${run + 1} of ${values.runs}`)
  for (const name of names) {
    noteAll(name, await compare(name, run, (browser, origin) => openTwice(browser, origin, name)))
  }
  for (const name of Object.keys(taps)) {
    noteAll(name, await compare(name, run, (browser, origin) => tapTwice(browser, origin, name)))
  }
  const scroll = await compare('scroll', run, scrollList)
  if (scroll) note('scroll row', scroll.new / scroll.base)
}
const weights = await compare('weight', 0, weighHome)

const cell = (row) => (ratios.has(row) ? median(ratios.get(row)).toFixed(2) : '-')
const line = (cells) => `| ${cells.join(' | ')} |`
const rows = { text: 'text', LCP: 'lcp', 'main thread, first visit': 'mainThread', 'text, second visit': 'again' }
console.log(line(['ratio to the baseline', ...names]))
console.log(line(['---', ...names.map(() => '---:')]))
for (const [label, key] of Object.entries(rows))
  console.log(line([label, ...names.map((name) => cell(`${name} ${key}`))]))
console.log(`\n${line(['tap to text', 'first', 'again', 'worst input delay'])}\n| --- | ---: | ---: | ---: |`)
for (const name of Object.keys(taps)) {
  console.log(line([name, ...['first', 'again', 'delay'].map((key) => cell(`${name} ${key}`))]))
}
console.log(`\nscroll CPU a row ${cell('scroll row')}`)
if (weights) {
  console.log(`home JS gz ${(weights.new / 1000).toFixed(1)} kB (baseline ${(weights.base / 1000).toFixed(1)} kB)`)
}
process.exit(0)
