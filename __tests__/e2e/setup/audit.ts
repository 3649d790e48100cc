import fs from 'node:fs'

import { hiddenStopsHere } from './hiddenStops'
import type { Phone } from './phone'

const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** A line for each finding: rule, meaning, element. In the dark theme only colours can differ. */
async function violations(phone: Phone, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // A toast that is half faded out has too little contrast.
  await phone.page.locator('.app-toast:not(:empty)').waitFor({ state: 'detached' })
  return phone.page.evaluate(
    async (rules) => {
      const { run } = Reflect.get(window, 'axe') as typeof import('axe-core')
      const { violations: found } = await run(document, rules ? { runOnly: rules } : {})
      return found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`))
    },
    colorScheme === 'dark' ? ['color-contrast'] : undefined,
  )
}

/** What axe finds on the screen, light and dark. Leaves the screen dark and without animations. */
export async function axeFindings(phone: Phone): Promise<string[]> {
  // Added like the page's own code, because its policy forbids inline scripts. Half a megabyte, so only once a page.
  if (!(await phone.page.evaluate(() => 'axe' in window))) await phone.page.evaluate(axe)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await violations(phone, colorScheme)).map((violation) => `${colorScheme}: ${violation}`))
  }
  return found
}

/** Everything that can be pressed or typed into. */
const pressable = ['input', ...['button', 'link', 'tab', 'radio', 'checkbox'].map((role) => `[role=${role}]`)].join()

/** Controls that do not fill a finger's 44 px around their middle: name and size. */
const smallTargets = (phone: Phone): Promise<string[]> =>
  phone.page.evaluate((selector) => {
    const reach = 21
    return [...document.querySelectorAll(selector)].flatMap((control) => {
      if (control.getClientRects().length === 0 || control.closest('[aria-hidden=true]')) return []
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const points = [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ] as const
      const isHit = points.every(([atX, atY]) => control.contains(document.elementFromPoint(atX, atY)))
      const name = control.getAttribute('aria-label') ?? control.textContent?.slice(0, 20)
      return isHit ? [] : [`${name} ${Math.round(width)}x${Math.round(height)}`]
    })
  }, pressable)

/** A small phone, the usual one, a computer. */
const widths = [320, 375, 1280] as const

/**
 * Controls where another control answers a press: at the middle, at a finger's reach around it, and at the corners of
 * the box inset by their radius. A control inside another does not count. At every width.
 * @param layer what to check: `body`, or the layer over the page
 */
export async function overlaps(phone: Phone, layer: string): Promise<string[]> {
  const usual = phone.page.viewportSize()
  const found: string[] = []
  for (const width of widths) {
    await phone.page.setViewportSize({ width, height: usual?.height ?? 812 })
    await phone.frame()
    const pairs = await phone.page.evaluate(
      ([selector, root]) => {
        const reach = 21
        const spoken = (control: Element) => control.getAttribute('aria-label') ?? control.textContent?.slice(0, 20)
        return [...document.querySelectorAll(root)].flatMap((part) =>
          [...part.querySelectorAll(selector)].flatMap((control) => {
            if (control.getClientRects().length === 0 || control.closest('[aria-hidden=true]')) return []
            control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
            const { left, right, top, bottom } = control.getBoundingClientRect()
            const [x, y] = [(left + right) / 2, (top + bottom) / 2]
            const radius = Math.min(parseFloat(getComputedStyle(control).borderRadius) || 0, (bottom - top) / 2)
            const inset = radius + 1
            const points = [
              ...[
                [x, y],
                [x, y - reach],
                [x, y + reach],
                [x - reach, y],
                [x + reach, y],
              ],
              ...[
                [left + inset, top + inset],
                [right - inset, top + inset],
              ],
              ...[
                [left + inset, bottom - inset],
                [right - inset, bottom - inset],
              ],
            ]
            const others = points.flatMap(([atX = 0, atY = 0]) => {
              const other = document.elementFromPoint(atX, atY)?.closest(selector)
              return !other || other.contains(control) || control.contains(other) ? [] : [spoken(other)]
            })
            return [...new Set(others)].map((other) => `${spoken(control)} is answered by ${other}`)
          }),
        )
      },
      [pressable, layer] as const,
    )
    found.push(...pairs.map((pair) => `${width} px: ${pair}`))
  }
  if (usual) await phone.page.setViewportSize(usual)
  return found
}

/** Widths with bars at the top and bottom, and at the top only; a tablet in the long form. */
const walkedWidths = process.env.CI_LONG ? [375, 768, 1280] : [375, 1280]

/** Walks over the page with the keyboard. @returns stops that are invisible while they have the focus */
export async function hiddenStops(phone: Phone): Promise<string[]> {
  const usual = phone.page.viewportSize()
  const found: string[] = []
  for (const width of walkedWidths) {
    await phone.page.setViewportSize({ width, height: usual?.height ?? 812 })
    await phone.frame()
    // The code that follows the focus loads with the first Tab key.
    await phone.page.keyboard.press('Tab')
    await phone.frame()
    await phone.scripted()
    await phone.frame()
    found.push(...(await phone.page.evaluate(hiddenStopsHere)).map((stop) => `${width} px: ${stop}`))
  }
  if (usual) await phone.page.setViewportSize(usual)
  return found
}

/** How far the page scrolls sideways, px. */
const overflow = (phone: Phone): Promise<number> =>
  phone.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Text of a layer that exceeds the screen, or a box that does not scroll. */
const cutOff = (phone: Phone, layer: string): Promise<string[]> =>
  phone.page.evaluate((selector) => {
    const isTooSmall = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
    return [...document.querySelectorAll(`${selector} *`)].flatMap((element) => {
      const [box] = element.getClientRects()
      const { overflowX, overflowY } = getComputedStyle(element)
      const isCut = [overflowX, overflowY].includes('hidden') && !/auto|scroll/.test(overflowX + overflowY)
      if (!box || !element.textContent?.trim() || element.closest('[aria-hidden=true]')) return []
      const isOut = box.left < -1 || box.right > window.innerWidth + 1
      return isOut || (isCut && isTooSmall(element)) ? [element.textContent.slice(0, 20)] : []
    })
  }, layer)

/**
 * With doubled text on the smallest phone: controls that cannot be brought under a finger, and whether the page scrolls
 * sideways.
 * @param layer the layer over the page; only that is checked, and text that is cut off in it counts, too
 */
export async function lostInLargeText(phone: Phone, layer?: string): Promise<string[]> {
  const usual = phone.page.viewportSize()
  await phone.page.setViewportSize({ width: 320, height: 568 })
  const style = await phone.page.addStyleTag({ content: 'html, body { text-size-adjust: 200% !important }' })
  // Elements that measure their text change their height a frame later.
  for (let frames = 0; frames < 3; frames++) await phone.frame()
  const within = layer ? pressable.replace(/(^|,)/g, `$1${layer} `) : pressable
  const cut = layer ? await cutOff(phone, layer) : []
  const lost = await phone.page.evaluate((selector) => {
    const spoken = (control: Element) => control.getAttribute('aria-label') ?? control.textContent?.slice(0, 20)
    return [...document.querySelectorAll(selector)].flatMap((control) => {
      if (control.getClientRects().length === 0 || control.closest('[aria-hidden=true]')) return []
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const at = document.elementFromPoint(x, y)
      return at && control.contains(at) ? [] : [`${spoken(control)} at ${Math.round(x)},${Math.round(y)}`]
    })
  }, within)
  const tooWide = await overflow(phone)
  await style.evaluate((element) => (element as Element).remove())
  if (usual) await phone.page.setViewportSize(usual)
  return [
    ...lost.map((control) => `large text: ${control}`),
    ...cut.map((words) => `large text cuts: ${words}`),
    ...(tooWide ? [`large text: ${tooWide} px too wide`] : []),
  ]
}

/**
 * Everything on the page that is a problem for fingers, screen readers or weak eyes, light and dark, and what exceeds
 * the smallest phone. Leaves the phone at its usual size.
 */
export async function stumblingBlocks(phone: Phone): Promise<string[]> {
  // The controls of a playing video fade out.
  await phone.page.evaluate(() => document.querySelectorAll('video').forEach((video) => video.pause()))
  const found = await axeFindings(phone)
  found.push(...(await smallTargets(phone)).map((target) => `small: ${target}`))
  const usual = phone.page.viewportSize()
  await phone.page.setViewportSize({ width: 320, height: 568 })
  await phone.frame()
  const tooWide = await overflow(phone)
  if (tooWide !== 0) found.push(`${tooWide} px too wide at 320 px`)
  await phone.page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  if (usual) await phone.page.setViewportSize(usual)
  return found
}
