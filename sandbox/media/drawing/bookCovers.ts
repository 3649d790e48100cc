import { type MotifName, motifs } from './motifs'
import { type PaletteName, palettes } from './palettes'
import { pick, randomFrom, rect, SERIF, svg, text } from './svg'

interface BookCover {
  motif: MotifName
  palette: PaletteName
  /** Lines of the title. */
  title: string[]
  glyph: string
}

const cover = (motif: MotifName, palette: PaletteName, title: string, glyph = ''): BookCover => ({
  motif,
  palette,
  title: title.split('|'),
  glyph,
})

/** By book slug. A slug without a row gets a motif and a palette of its own, and no words. */
const covers: Record<string, BookCover> = {
  'ancient-buildings': cover('roofs', 'clay', '古建筑|十讲'),
  'beauty-of-algorithms': cover('graph', 'night', '算法|之美'),
  'renjian-cihua': cover('ink', 'paper', '人间词话|讲读', '境'),
  'seeing-emotions': cover('circles', 'lilac', '看见|情绪'),
  'small-habits': cover('stairs', 'peach', '小到|不会失败'),
  'good-conversation': cover('bubbles', 'teal', '好好|说话', '说'),
  'sleep-well': cover('waves', 'night', '今晚|早点睡'),
  'everyday-economics': cover('bars', 'sage', '生活里的|经济学'),
  'night-sky': cover('dots', 'plum', '抬头|看星'),
  'hundred-commands': cover('editor', 'ember', '命令行|一百句'),
  'lying-charts': cover('heat', 'rose', '图表|会说谎'),
  'balcony-garden': cover('plant', 'sage', '阳台上的|植物学'),
  'write-short': cover('page', 'mist', '写短|一点', '删'),
  'english-letters': cover('letter', 'sky', '英语书信|二十封', 'Aa'),
  'character-stories': cover('practice', 'paper', '汉字|的来路', '家'),
  'toast-speech': cover('rings', 'sun', '三分钟|致辞'),
  'a-cup-of-tea': cover('bowl', 'pine', '一杯茶|的时间'),
  'old-maps': cover('contour', 'teal', '旧地图上|的城市'),
  'listen-slowly': cover('staff', 'iris', '慢慢听'),
  'museum-guide': cover('arches', 'rose', '逛博物馆|的方法'),
}

const coverOf = (slug: string): BookCover => {
  const random = randomFrom(slug)
  const motif = pick(random, ['books', 'hills', 'rings'] as const)
  return covers[slug] ?? cover(motif, pick(random, ['clay', 'sage', 'mist'] as const), '')
}

/** 3:4: the title above, a part of the motif below, the spine at the left edge. */
export function bookCover(slug: string): string {
  const { motif, palette, title, glyph } = coverOf(slug)
  const c = palettes[palette]
  const longest = Math.max(...title.map((line) => [...line].length), 1)
  const size = Math.min(108, 470 / longest)
  const lines = title.map((line, index) =>
    text(64, 136 + index * size * 1.25, size, c.ink, line, 'font-weight="700"'),
  )
  return svg(
    '0 0 600 800',
    rect(0, 0, 600, 800, c.ground) +
      `<g transform="translate(-200 284)">${motifs[motif](c, randomFrom(slug), glyph)}</g>` +
      `<g font-family="${SERIF}">${lines.join('')}</g>` +
      rect(0, 0, 18, 800, c.deep, 'opacity=".35"'),
  )
}
