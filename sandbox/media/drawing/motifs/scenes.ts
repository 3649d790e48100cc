import type { Palette } from '../palettes'
import { at, between, circle, num, pick, range, rect, shape, smooth, stroke } from '../svg'
import type { Point, Random } from '../svg'

/** Things and places. All on 800x600, the words' corner left free. */

export function hills(c: Palette, random: Random): string {
  const ridge = (base: number, swing: number) => {
    const points = range(7).map((index): Point => [-60 + index * 160, base + between(random, -swing, swing)])
    return `${smooth(points)}V600H-60Z`
  }
  return (
    circle(between(random, 540, 620), 150, 74, c.accent, 'opacity=".85"') +
    shape(ridge(330, 78), c.soft) +
    shape(ridge(400, 60), c.mid) +
    shape(ridge(478, 40), c.deep) +
    shape(ridge(556, 22), c.ink, 'opacity=".88"')
  )
}

/** Doorways one behind the other; the last one is the red door of the school. */
export function arches(c: Palette, random: Random): string {
  const x = between(random, 560, 590)
  const tones = [c.soft, c.mid, c.deep, c.ground]
  const arch = (width: number, top: number, fill: string) => {
    const radius = width / 2
    return shape(
      `M${at(x - radius, 600)}V${num(top + radius)}a${at(radius, radius)} 0 0 1 ${width} 0V600Z`,
      fill,
    )
  }
  return (
    tones.map((tone, index) => arch(400 - index * 84, 44 + index * 70, tone)).join('') +
    arch(78, 330, c.accent) +
    circle(x + 22, 482, 6, c.ground)
  )
}

export function stairs(c: Palette, random: Random): string {
  const [steps, width] = [6, 76]
  const block = (index: number) => {
    const x = 270 + index * width
    const y = 516 - index * 60
    const bottom = 640
    return (
      shape(`M${x} ${y}l${width}-28 ${width} 28-${width} 28z`, c.soft) +
      shape(`M${x} ${y}l${width} 28V${bottom}H${x}z`, c.mid) +
      shape(`M${x + width} ${y + 28}l${width}-28V${bottom}h-${width}z`, c.deep)
    )
  }
  const goal = 270 + steps * width
  const top = 516 - (steps - 1) * 60
  return (
    circle(between(random, 560, 620), 150, 210, c.soft, 'opacity=".6"') +
    range(steps).reverse().map(block).join('') +
    stroke(`M${goal} ${top}V${top - 126}`, c.ink, 6) +
    shape(`M${goal} ${top - 126}l-74 24 74 24z`, c.accent)
  )
}

/** An editor window with lines of code of a plausible shape. */
export function editor(c: Palette, random: Random): string {
  const tones = [c.deep, c.mid, c.mid, c.accent]
  let indent = 0
  const lines = range(7).map((row) => {
    const y = 148 + row * 34
    let x = 340 + indent * 40
    const words = range(1 + Math.floor(random() * 3)).map(() => {
      const width = between(random, 44, 128)
      const word = `M${at(x, y)}h${num(width)}`
      x += width + 26
      return stroke(word, pick(random, tones), 13)
    })
    indent = Math.max(0, Math.min(3, indent + pick(random, [1, 1, 0, -1])))
    return words.join('')
  })
  return (
    rect(296, 60, 560, 338, c.soft, 'rx="20"') +
    [c.accent, c.mid, c.deep].map((tone, index) => circle(336 + index * 32, 98, 9, tone)).join('') +
    `<g stroke-linecap="round">${lines.join('')}</g>` +
    stroke('M340 384v-20', c.accent, 5)
  )
}

/** A lens iris: blades whose edges run past the corners of the opening. */
export function aperture(c: Palette, random: Random): string {
  const [x, y, r] = [548, 222, 186]
  const blades = 7
  const turn = between(random, 0, 1)
  const opening = between(random, 56, 84)
  const corner = (index: number): Point => {
    const angle = turn + (index / blades) * 2 * Math.PI
    return [x + opening * Math.cos(angle), y + opening * Math.sin(angle)]
  }
  const edges = range(blades).map((index) => {
    const [fromX, fromY] = corner(index)
    const [toX, toY] = corner(index + 1)
    const length = Math.hypot(toX - fromX, toY - fromY)
    // From one corner along the side of the opening to the rim: half a side and half a chord.
    const reach = length / 2 + Math.sqrt(r ** 2 - (opening * Math.cos(Math.PI / blades)) ** 2)
    const share = reach / length
    return `M${at(fromX, fromY)}L${at(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share)}`
  })
  const hole = range(blades).map((index) => at(...corner(index))).join('L')
  return (
    '<defs><radialGradient id="g" cx=".6" cy=".35" r=".8">' +
    `<stop stop-color="${c.deep}"/><stop offset="1" stop-color="${c.mid}"/></radialGradient></defs>` +
    circle(x, y, r + 34, c.soft) +
    circle(x, y, r, 'url(#g)') +
    shape(`M${hole}Z`, c.accent) +
    stroke(edges.join(''), c.ground, 6) +
    circle(x, y, r + 34, 'none', `stroke="${c.mid}" stroke-width="5"`)
  )
}

/** Quarter circles and triangles on a square grid. */
export function mosaic(c: Palette, random: Random): string {
  const size = 150
  const tones = [c.soft, c.mid, c.deep, c.accent, c.ink]
  const tile = (index: number) => {
    const x = 350 + (index % 3) * size
    const y = Math.floor(index / 3) * size
    const back = pick(random, tones.slice(0, 2))
    const front = pick(random, tones.filter((tone) => tone !== back))
    const figures = [
      `M${x + size} ${y}a${size} ${size} 0 0 1-${size} ${size}V${y}z`,
      `M${x} ${y}a${size} ${size} 0 0 0 ${size} ${size}V${y}z`,
      `M${x} ${y + size}L${x + size} ${y}V${y + size}z`,
      `M${x} ${y + size / 2}a${size / 2} ${size / 2} 0 0 1 ${size} 0z`,
      `M${x + 75} ${y + 30}a45 45 0 1 1 0 90a45 45 0 1 1 0-90z`,
    ]
    return rect(x, y, size, size, back) + shape(pick(random, figures), front)
  }
  return range(12).map(tile).join('')
}

export function staff(c: Palette, random: Random): string {
  const line = (row: number) => `M0 ${190 + row * 30}Q400 ${110 + row * 30} 800 ${150 + row * 30}`
  const heads = range(7).map((index) => {
    const x = 190 + index * 88
    const t = x / 800
    const middle = (1 - t) ** 2 * 250 + 2 * t * (1 - t) * 170 + t ** 2 * 210
    const y = middle + Math.floor(between(random, -4, 5)) * 15
    const tone = index === 4 ? c.accent : c.ink
    const stem = stroke(`M${at(x + 17, y - 4)}v-104`, tone, 5)
    const tilt = `transform="rotate(-20 ${at(x, y)})"`
    return `${stem}<ellipse cx="${num(x)}" cy="${num(y)}" rx="20" ry="15" fill="${tone}" ${tilt}/>`
  })
  return circle(620, 150, 220, c.soft) + stroke(range(5).map(line).join(''), c.mid, 3) + heads.join('')
}

export function books(c: Palette, random: Random): string {
  const base = 380
  let x = 286
  const spines = range(9).map((index) => {
    const width = between(random, 34, 62)
    const height = between(random, 190, 300)
    const fill = index === 4 ? c.accent : pick(random, [c.mid, c.deep, c.deep, c.ink])
    const y = base - height
    const band = (top: number, thick: number) => rect(x, top, width, thick, c.ground, 'opacity=".55"')
    const spine = rect(x, y, width, height, fill, 'rx="3"') + band(y + 34, 10) + band(base - 48, 6)
    x += width + 5
    return index === 8 ? `<g transform="rotate(9 ${at(x - width, base)})">${spine}</g>` : spine
  })
  return rect(250, 40, 600, base - 40, c.soft) + spines.join('') + rect(250, base, 600, 14, c.deep)
}

/** Tiled roofs over one another, as seen from the courtyard. */
export function roofs(c: Palette, random: Random): string {
  const x = 552
  const floor = (index: number) => {
    const half = 84 + index * 52
    const y = 104 + index * 112
    const tip = y - between(random, 22, 34)
    const posts = range(index + 3).map((post) => {
      const step = (half * 1.2) / (index + 2)
      return `M${num(x - half * 0.6 + post * step)} ${y + 6}v64`
    })
    const eaves = y + 14
    const right =
      `M${x} ${y - 64}Q${at(x + half * 0.5, y - 8, x + half * 1.16, tip)}` +
      `Q${at(x + half, eaves, x + half * 0.8, eaves)}H${num(x - half * 0.8)}`
    const left = `Q${at(x - half, eaves, x - half * 1.16, tip)}Q${at(x - half * 0.5, y - 8, x, y - 64)}Z`
    return (
      rect(x - half * 0.62, y, half * 1.24, 70, c.soft) +
      stroke(posts.join(''), c.accent, 9) +
      shape(right + left, index % 2 ? c.deep : c.ink)
    )
  }
  const floors = range(3).reverse().map(floor).join('')
  return stroke(`M${x} 22v36`, c.ink, 8) + floors + rect(372, 396, 440, 12, c.mid)
}

export function plant(c: Palette, random: Random): string {
  const leaf = (x: number, y: number, angle: number, size: number, fill: string) =>
    shape(
      'M0 0C28-36 92-40 132 0C92 40 28 36 0 0Z',
      fill,
      `transform="translate(${at(x, y)}) rotate(${num(angle)}) scale(${num(size)})"`,
    )
  const leaves = range(7).map((index) => {
    const y = 500 - index * 62
    const x = 594 + Math.sin(index * 0.7) * 16
    const size = 1.4 - index * 0.1
    const tilt = between(random, 18, 42)
    const [tone, other] = index % 2 ? [c.deep, c.mid] : [c.mid, c.deep]
    return leaf(x, y, -tilt, size, tone) + leaf(x, y - 24, 180 + tilt, size * 0.92, other)
  })
  const stem: Point[] = [[586, 640], [628, 420], [568, 250], [600, 44]]
  const bud = circle(600, 46, 19, c.accent)
  return circle(590, 200, 250, c.soft) + stroke(smooth(stem), c.ink, 6) + leaves.join('') + bud
}

/** A bowl just set on the table. */
export function bowl(c: Palette, random: Random): string {
  const steam = range(3).map((index) => {
    const x = 478 + index * 76
    const swing = between(random, 24, 40)
    return `M${x} 196q${at(swing, -36, 0, -72)}t0-72`
  })
  return (
    circle(556, 230, 260, c.soft) +
    stroke(steam.join(''), c.mid, 10, 'stroke-linecap="round"') +
    shape('M372 232H740C736 344 664 404 556 404S376 344 372 232Z', c.deep) +
    `<ellipse cx="556" cy="232" rx="184" ry="30" fill="${c.accent}"/>` +
    stroke('M396 296Q556 356 716 296', c.ground, 8, 'opacity=".7"') +
    rect(496, 400, 120, 20, c.deep) +
    stroke('M610 238 784 92M640 244 800 118', c.ink, 9, 'stroke-linecap="round"')
  )
}

export function film(c: Palette, random: Random): string {
  const frame = (index: number) => {
    const y = index * 168 + 22
    const sun = circle(between(random, 470, 640), y + 52, 24, index === 1 ? c.accent : c.ground)
    const hill = shape(
      `M420 ${y + 134}Q${at(between(random, 470, 540), y + 30, 560, y + 92)}T700 ${y + 70}V${y + 134}Z`,
      c.deep,
    )
    return rect(420, y, 280, 134, c.mid) + sun + hill
  }
  const holes = range(14).map((row) => `M372 ${12 + row * 46}h24M724 ${12 + row * 46}h24`).join('')
  return (
    `<g transform="rotate(-8 560 300)">${rect(352, -80, 416, 780, c.ink)}` +
    stroke(holes, c.soft, 20) +
    `${range(3).map(frame).join('')}</g>`
  )
}
