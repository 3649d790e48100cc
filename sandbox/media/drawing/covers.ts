import { cover, type Cover } from './cover'
import { liveCovers } from './liveCovers'
import { motifs } from './motifs'
import type { MotifName } from './motifs'
import { palettes } from './palettes'
import type { Palette } from './palettes'
import { readingCovers } from './readingCovers'
import { SANS, SERIF, pick, randomFrom, rect, svg, text } from './svg'

/** By slug. A slug without a row gets a motif and a palette of its own, and no words. */
const covers: Record<string, Cover> = {
  'algorithms': cover('tree', 'night', '数据结构', '与算法'),
  'first-web-page': cover('editor', 'sky', '前端第一课', '一个真正能用的网页'),
  'typescript': cover('letter', 'iris', '类型实战', 'TypeScript', 'T'),
  'react-components': cover('mosaic', 'teal', '组件设计', 'React'),
  'sql': cover('heat', 'mist', 'SQL 十五课', '问对问题，查对数据'),
  'go-service': cover('rings', 'night', 'Go 服务', '扛得住才算写完'),
  'git': cover('branches', 'peach', 'Git', '每日一用'),
  'command-line': cover('letter', 'ember', '命令行', '不可怕', '$_'),
  'system-design': cover('graph', 'plum', '系统设计', '一张图讲清'),
  'python-data': cover('bars', 'sage', 'Python', '数据分析'),
  'llm-apps': cover('dots', 'iris', '大模型', '应用开发'),
  'statistics': cover('bell', 'sky', '统计学', '的直觉'),
  'spreadsheets': cover('heat', 'sage', '表格高手', '十个真问题'),
  'machine-learning': cover('contour', 'night', '机器学习', '第一步'),
  'data-charts': cover('bars', 'rose', '让图表', '说话'),
  'ai-for-all': cover('graph', 'sky', '人工智能', '人人都该懂一点'),
  'product-visual': cover('mosaic', 'sun', '产品设计', '视觉基础'),
  'natural-light': cover('aperture', 'ember', '自然光', '人像摄影'),
  'typesetting': cover('page', 'paper', '排版', '的规矩', '字'),
  'colour': cover('circles', 'peach', '配色', '不靠感觉'),
  'phone-film': cover('film', 'mist', '手机短片', '从一个镜头开始'),
  'sketching': cover('plant', 'sage', '每天速写', '十分钟'),
  'interviews': cover('bubbles', 'teal', '用户访谈', '听懂没说出的话', '问'),
  'english-reading': cover('letter', 'peach', '英语精读', '读懂长难句', 'Aa'),
  'english-sounds': cover('waves', 'lilac', '英语发音', '从听清到说清'),
  'business-email': cover('page', 'sky', '商务邮件', '英语写作', 'Re'),
  'japanese-start': cover('letter', 'rose', '日语零基础', '五十音到自我介绍', 'あ'),
  'japanese-listening': cover('waves', 'night', '日语听力', '慢速十则'),
  'french-first': cover('letter', 'sage', '法语入门', '十二个场景', 'é'),
  'mandarin': cover('bubbles', 'clay', '普通话', '把话说圆', '说'),
  'song-painting': cover('hills', 'sage', '宋画十二讲', '一幅画里的宋朝'),
  'architecture': cover('roofs', 'clay', '古建筑', '斗拱与院落'),
  'calligraphy': cover('practice', 'paper', '楷书', '第一笔', '永'),
  'classical-music': cover('staff', 'plum', '听懂古典', '从一个动机开始'),
  'poetry': cover('columns', 'paper', '诗词', '格律', '诗'),
  'food-history': cover('bowl', 'clay', '一碗饭', '的来历'),
  'philosophy': cover('ink', 'mist', '哲学入门', '七个老问题', '问'),
  'world-history': cover('books', 'paper', '世界史', '十六个转折'),
  'accounting': cover('rings', 'pine', '中级会计', '实务精讲'),
  'official-writing': cover('practice', 'mist', '公文', '写作', '写'),
  'decisions': cover('circles', 'lilac', '心理学', '与日常决策'),
  'speaking': cover('bubbles', 'rose', '公开表达', '站上去就能讲', '讲'),
  'project': cover('stairs', 'sky', '项目管理', '一步一步到岸'),
  'job-interview': cover('arches', 'teal', '面试', '谈得来也谈得拢'),
  'time': cover('heat', 'peach', '时间管理', '先做重要的事'),
  'personal-finance': cover('plant', 'pine', '理财第一课', '慢慢变多'),
  'teacher-guide': cover('books', 'mist', '备课录课', '讲师手册'),
  'welcome': cover('arches', 'paper', '欢迎', '怎样在知途学习'),
  ...readingCovers,
  ...liveCovers,
}

/** Where a motif leaves room. `width` is what the longer words may take, in units of 800. */
interface Place {
  x: number
  headY: number
  width: number
}

const bottom: Place = { x: 60, headY: 492, width: 520 }
const narrow: Place = { x: 60, headY: 492, width: 270 }
const top: Place = { x: 60, headY: 138, width: 330 }

const places: Partial<Record<MotifName, Place>> = {
  bars: top,
  stairs: top,
  hills: top,
  mosaic: narrow,
  page: narrow,
  columns: narrow,
  film: narrow,
  plant: { ...bottom, width: 330 },
  arches: narrow,
}

const serifMotifs: MotifName[] = [
  'hills',
  'roofs',
  'practice',
  'ink',
  'columns',
  'books',
  'bowl',
  'staff',
  'arches',
]

/** Width in units of the font size: a Latin letter takes about half of a Chinese one. */
const widthOf = (words: string) => [...words].reduce((sum, char) => sum + (char < '\u2000' ? 0.58 : 1), 0)

function wordsOf([head, sub]: Cover['words'], motif: MotifName, c: Palette): string {
  const { x, headY, width } = places[motif] ?? bottom
  const headSize = Math.min(widthOf(head) > 3 ? 88 : 96, width / widthOf(head))
  const subSize = Math.min(44, width / widthOf(sub))
  const font = serifMotifs.includes(motif) ? SERIF : SANS
  return (
    `<g font-family="${font}">` +
    text(x, headY, headSize, c.ink, head, 'font-weight="700"') +
    text(x, headY + 20 + subSize, subSize, c.sub, sub) +
    '</g>'
  )
}

const coverOf = (slug: string): Cover => {
  const random = randomFrom(slug)
  return covers[slug] ?? cover(
    pick(random, ['dots', 'rings', 'contour', 'circles', 'waves']),
    pick(random, ['night', 'sage', 'peach', 'lilac', 'sky']),
    '',
    '',
  )
}

/** 4:3 with the course's words. */
export function courseCover(slug: string): string {
  const { motif, palette, words, glyph } = coverOf(slug)
  const c = palettes[palette]
  const picture = motifs[motif](c, randomFrom(slug), glyph)
  return svg('0 0 800 600', rect(0, 0, 800, 600, c.ground) + picture + wordsOf(words, motif, c))
}

/** A relative of the cover without words, for a course's description. */
export function courseFigure(slug: string): string {
  const { motif, palette, glyph } = coverOf(slug)
  const c = palettes[palette]
  const frame = places[motif] === top ? '0 60 800 540' : '230 0 570 400'
  return svg(frame, rect(0, 0, 800, 600, c.ground) + motifs[motif](c, randomFrom(`${slug} figure`), glyph))
}
