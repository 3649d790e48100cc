import type { Palette } from '../palettes'
import { at, between, blob, circle, num, pick, polar, range, rect, shape, smooth, stroke } from '../svg'
import type { Point, Random } from '../svg'

/** Figures of thought: what one draws on a blackboard. All on 800x600, the words' corner left free. */

export function tree(c: Palette, random: Random): string {
  const leaf = Math.floor(random() * 8)
  const nodes: Point[][] = [0, 1, 2, 3].map((level) =>
    range(2 ** level).map((index) => [
      536 + (index + 0.5 - 2 ** level / 2) * (560 / 2 ** level),
      92 + level * 98,
    ]),
  )
  const isOnPath = (level: number, index: number) => leaf >> (3 - level) === index
  let edges = ''
  let path = ''
  let dots = ''
  nodes.forEach((row, level) =>
    row.forEach(([x, y], index) => {
      const isMarked = isOnPath(level, index)
      const parent = nodes[level - 1]?.[index >> 1]
      if (parent && isMarked) path += `M${at(...parent, x, y)}`
      else if (parent) edges += `M${at(...parent, x, y)}`
      const tone = level % 2 ? c.mid : c.deep
      dots += circle(x, y, [30, 24, 19, 15][level]!, isMarked ? c.accent : tone)
    }),
  )
  return circle(536, 190, 330, c.soft) + stroke(edges, c.mid, 5) + stroke(path, c.accent, 6) + dots
}

export function graph(c: Palette, random: Random): string {
  const columns = 6
  const points: Point[] = range(columns * 4).map((index) => [
    300 + (index % columns) * 96 + between(random, -32, 32),
    54 + Math.floor(index / columns) * 96 + between(random, -28, 28),
  ])
  let edges = ''
  points.forEach((from, index) => {
    const isRowEnd = index % columns === columns - 1
    const neighbours = [index + columns, ...(isRowEnd ? [] : [index + 1, index + columns + 1])]
    for (const neighbour of neighbours) {
      const to = points[neighbour]
      if (to && random() < 0.62) edges += `M${at(...from, ...to)}`
    }
  })
  const chosen = 7 + Math.floor(random() * 9)
  const dots = points.map(([x, y], index) =>
    index === chosen
      ? circle(x, y, 40, 'none', `stroke="${c.accent}" stroke-width="4"`) + circle(x, y, 20, c.accent)
      : circle(x, y, between(random, 7, 18), pick(random, [c.mid, c.deep, c.deep])),
  )
  return stroke(edges, c.mid, 3) + dots.join('')
}

export function bars(c: Palette, random: Random): string {
  const heights = range(10).map((index) => 70 + index * 34 + between(random, -34, 34))
  const chosen = 5 + Math.floor(random() * 3)
  const columns = heights.map((height, index) => {
    const tone = index === chosen ? c.accent : pick(random, [c.soft, c.mid, c.deep])
    return rect(304 + index * 46, 600 - height, 32, height, tone, 'rx="4"')
  })
  const trend: Point[] = [
    [0, 560],
    ...heights.map((height, index): Point => [320 + index * 46, 556 - height]),
    [800, 90],
  ]
  return columns.join('') + stroke(smooth(trend), c.ink, 5)
}

export function dots(c: Palette, random: Random): string {
  const focusX = between(random, 560, 680)
  const focusY = between(random, 150, 220)
  const levels = range(5).map(() => '')
  for (const row of range(9)) {
    for (const column of range(13)) {
      const x = 250 + column * 44
      const y = 34 + row * 40
      const near = Math.exp(-((x - focusX) ** 2 + (y - focusY) ** 2) / 36000)
      levels[Math.min(4, Math.floor(near * 5))] += `M${x} ${y}h0`
    }
  }
  const halftone = levels.map((d, level) =>
    stroke(d, level < 2 ? c.mid : c.deep, 7 + level * 7, 'stroke-linecap="round"'),
  )
  return halftone.join('') + circle(focusX, focusY, 9, c.accent)
}

export function rings(c: Palette, random: Random): string {
  const x = between(random, 700, 800)
  const y = between(random, 0, 60)
  const circles = range(8).map((index) => {
    const line = `stroke="${index % 3 === 1 ? c.deep : c.mid}" stroke-width="${index % 2 ? 3 : 18}"`
    return circle(x, y, 96 + index * 66, 'none', `${line} opacity="${num(1 - index * 0.09)}"`)
  })
  const [planetX, planetY] = polar(x, y, 96 + 66 * 3, between(random, 2, 2.7))
  return circle(x, y, 64, c.soft) + circles.join('') + circle(planetX, planetY, 28, c.accent)
}

export function contour(c: Palette, random: Random): string {
  const bumps = range(9).map(() => between(random, 0.72, 1.22))
  // The smaller the line, the rounder it is, and the nearer to the lowest point.
  const line = (scale: number) =>
    blob(
      bumps.map((bump, index) => {
        const radius = 330 * scale * (1 + (bump - 1) * scale)
        return polar(556 - scale * 20, 196 + scale * 18, radius, (index / bumps.length) * 2 * Math.PI)
      }),
    )
  const lines = [1.08, 0.88, 0.7, 0.54, 0.39, 0.25, 0.13].map((scale, index) =>
    index % 3 === 2 ? stroke(line(scale), c.deep, 5) : stroke(line(scale), c.mid, 3),
  )
  return shape(line(1.3), c.soft) + lines.join('') + circle(556, 200, 13, c.accent)
}

export function heat(c: Palette, random: Random): string {
  const tones = [c.soft, c.mid, c.deep]
  const levels = tones.map(() => '')
  const [left, up, size, step] = [306, 18, 44, 54]
  for (const row of range(7)) {
    for (const column of range(9)) {
      const warmth = Math.floor(random() * 1.2 + column / 5 - 0.3)
      const [x, y] = [left + column * step, up + row * step]
      levels[Math.max(0, Math.min(2, warmth))] += `M${x} ${y}h${size}v${size}h-${size}z`
    }
  }
  const x = left + Math.floor(between(random, 4, 8)) * step
  const y = up + Math.floor(between(random, 1, 5)) * step
  const squares = tones.map((tone, index) =>
    shape(levels[index]!, tone, `stroke="${tone}" stroke-width="6" stroke-linejoin="round"`),
  )
  return squares.join('') + rect(x - 3, y - 3, size + 6, size + 6, c.accent, 'rx="4"')
}

export function waves(c: Palette, random: Random): string {
  const period = between(random, 210, 300)
  const half = period / 2
  const lines = range(9).map((index) => {
    const distance = Math.abs(index - 4)
    const start = at(-between(random, 0, period), 190 + (index - 4) * 22)
    const d = `M${start}q${at(half / 2, distance * 18 - 86, half, 0)}${`t${num(half)} 0`.repeat(7)}`
    if (distance === 0) return stroke(d, c.accent, 8)
    return stroke(d, index % 2 ? c.mid : c.deep, 3, `opacity="${num(1 - distance * 0.14)}"`)
  })
  return lines.join('')
}

export function circles(c: Palette, random: Random): string {
  const turn = between(random, 0, 2)
  const radius = between(random, 130, 160)
  const tones = [c.deep, c.accent, c.mid]
  return tones
    .map((tone, index) => {
      const [x, y] = polar(548, 214, 96, turn + (index * 2 * Math.PI) / 3)
      return circle(x, y, radius, tone, 'opacity=".72"')
    })
    .join('')
}

/** A histogram and the curve it follows. */
export function bell(c: Palette, random: Random): string {
  const height = (x: number) => 300 * Math.exp(-((x - 548) ** 2) / 20000)
  const columns = range(13).map((index) => {
    const x = 296 + index * 38
    const value = Math.max(10, height(x + 15) * between(random, 0.78, 1.02))
    const tone = index % 2 ? c.mid : c.soft
    return rect(x, 384 - value, 30, value, index === 9 ? c.accent : tone, 'rx="3"')
  })
  const curve = range(27).map((index): Point => [260 + index * 22, 374 - height(260 + index * 22) * 1.08])
  return columns.join('') + stroke('M260 386H832', c.deep, 4) + stroke(smooth(curve), c.ink, 5)
}

/** Lines of work that part and meet again. */
export function branches(c: Palette, random: Random): string {
  const lane = (index: number) => 122 + index * 92
  const step = 92
  const [first, second] = [between(random, 0.6, 1.2), between(random, 1.6, 2.2)]
  const side = (row: number, from: number, to: number) => {
    const [start, end, main, y] = [260 + from * step, 260 + to * step, lane(1), lane(row)]
    const out = `M${at(start, main)}C${at(start + 56, main, start + 24, y, start + 84, y)}`
    return `${out}H${num(end - 84)}C${at(end - 24, y, end - 56, main, end, main)}`
  }
  const commits = range(6).map((index) =>
    circle(300 + index * step, lane(1), 19, index === 5 ? c.accent : c.ink),
  )
  const others = [
    ...[1.7, 2.7].map((offset) => circle(260 + (first + offset) * step, lane(0), 15, c.deep)),
    ...[1.4, 2.2].map((offset) => circle(260 + (second + offset) * step, lane(2), 15, c.mid)),
  ]
  return (
    rect(230, 34, 640, 360, c.soft, 'rx="28"') +
    stroke(side(0, first, first + 4.2), c.deep, 7) +
    stroke(side(2, second, second + 3.6), c.mid, 7) +
    stroke(`M230 ${lane(1)}H800`, c.ink, 7) +
    others.join('') +
    commits.join('')
  )
}
