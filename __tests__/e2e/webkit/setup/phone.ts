import fs from 'node:fs'
import path from 'node:path'

import { eventually } from '../../setup/eventually'
import { hiddenStopsHere } from '../../setup/hiddenStops'
import { Toasts } from '../../setup/toasts'
import * as inPage from './inPage'
import { keys, type Session } from './webdriver'

const shots = path.resolve(__dirname, '../../../../dist/webkit')

const wantedOf = (text: string | RegExp): inPage.Wanted => (typeof text === 'string' ? text : [text.source, text.flags])

/** px, of the window. */
export const sizes = { usual: [375, 832], small: [320, 588] } as const

/**
 * A phone with the app in WebKit, in the words of the one with Chromium: a string is a whole name, a pattern a part of
 * it, and everything waits by itself.
 */
export class Phone {
  private readonly toasts = new Toasts()

  constructor(
    private readonly session: Session,
    private readonly origin: string,
  ) {}

  /** Opens an in-app address such as `/pages/course/show?id=7`, as a link from outside would. */
  async go(route: string): Promise<void> {
    await this.session.goTo('about:blank')
    await this.session.goTo(`${this.origin}/#${route}`)
  }

  /** Looked for until it is there; pressed once, whatever the driver says of it. */
  async press(name: string | RegExp): Promise<void> {
    const press = async () =>
      this.session.click(await this.telling(() => this.session.find(inPage.findPressable, wantedOf(name))))
    this.toasts.isPressing(name)
    await press().catch((failure: Error) => {
      // Drawn anew since it was found, so it was not pressed.
      if (failure.message.startsWith('stale element reference')) return press()
      throw failure
    })
  }

  /** Types key after key. */
  fill = (label: string, text: string): Promise<void> =>
    this.telling(async () => {
      const field = await this.session.find(inPage.findField, label)
      await this.session.click(field)
      await this.session.type(field, `${keys.selectAll}${text.replace(/\n/g, keys.enter)}`)
      expect(await this.valueOf(label)).toBe(text)
    })

  /** The keyboard's return key. */
  confirm = async (label: string): Promise<void> =>
    this.session.type(await this.session.find(inPage.findField, label), keys.enter)

  valueOf = async (label: string): Promise<string> =>
    this.session.property(await this.session.find(inPage.findField, label), 'value')

  sees = (text: string | RegExp): Promise<boolean> => this.session.run(inPage.sees, wantedOf(text))

  /** Waits until a toast has said this, which may be gone already; a string is all of it. */
  told = (words: string | RegExp): Promise<void> =>
    this.telling(async () => {
      for (const line of await this.session.run(inPage.takeLog)) this.toasts.note(line)
      this.toasts.take(words)
    })

  see = (text: string | RegExp): Promise<void> => this.until(() => this.sees(text), `sees ${text}`)

  gone = (text: string | RegExp): Promise<void> => this.until(async () => !(await this.sees(text)), `lost ${text}`)

  /** The browser's own. */
  back = (): Promise<void> => this.session.back()

  at = (route: string): Promise<void> => this.until(() => this.session.run(inPage.isAt, route), `is at ${route}`)

  /** Waits until a page outside the app is on screen. */
  outside = (pathname: string): Promise<void> =>
    this.until(async () => (await this.url()).pathname === pathname, `is at ${pathname}`)

  url = async (): Promise<URL> => new URL(await this.session.run(() => location.href))

  /** Waits until every picture in sight has come or failed, and nothing changes any more. */
  async quiet(): Promise<void> {
    let last: string | undefined
    await this.until(async () => {
      const before = last
      await new Promise((resolve) => setTimeout(resolve, 150))
      last = await this.session.run(inPage.drawn)
      return last !== '' && last === before
    }, 'comes to rest')
  }

  playback = () => this.session.run(inPage.playback)

  jump = (sec: number): Promise<void> => this.session.run(inPage.jump, sec)

  /** On a lesson's page: waits until it has played on by so many seconds; gives the second reached. */
  async watch(seconds = 1): Promise<number> {
    await this.telling(async () => {
      const { hasLoaded, state } = await this.playback()
      if (!hasLoaded) throw new Error(`never has something to play: ${state}`)
    })
    let { sec: startSec } = await this.playback()
    await this.telling(async () => {
      const { sec, isPaused, state } = await this.playback()
      if (!isPaused && sec >= startSec + seconds) return
      if (isPaused) {
        startSec = sec
        // Without a tap before, a browser does not start by itself. Where it does, a press just then stops it again.
        await this.session.click(await this.session.find(inPage.findPressable, '播放'))
      }
      throw new Error(`never plays ${seconds} s: ${state}`)
    })
    return (await this.playback()).sec
  }

  /** What the page threw or logged as an error since it was asked last. */
  errors = (): Promise<string[]> => this.session.run(inPage.takeErrors)

  /** px to scroll sideways with the window at this size. */
  async overflowAt(size: keyof typeof sizes): Promise<number> {
    const [width, height] = sizes[size]
    await this.session.resize(width, height)
    await this.until(() => this.session.run((wanted) => innerWidth === wanted, width), 'has its size')
    return this.session.run(() => document.documentElement.scrollWidth - innerWidth)
  }

  /** The keyboard's way over the page: stops that cannot be seen once they have the focus. */
  async hiddenStops(): Promise<string[]> {
    await this.session.run(inPage.pressTab)
    await this.quiet()
    return this.session.run(hiddenStopsHere)
  }

  /** Writes what is on screen to `dist/webkit/<name>.png`. */
  async shoot(name: string): Promise<void> {
    fs.mkdirSync(shots, { recursive: true })
    fs.writeFileSync(path.join(shots, `${name}.png`), await this.session.screenshot())
  }

  private until = (isSo: () => Promise<boolean>, what: string): Promise<void> =>
    this.telling(async () => {
      if (!(await isSo())) throw new Error(`never ${what}`)
    })

  /** Waits; when it does not come to be, the failure tells what is there instead. */
  private telling = <T>(attempt: () => Promise<T>): Promise<T> =>
    eventually(attempt).catch(async (failure: Error) => {
      failure.message += `; at ${(await this.url()).hash}, on screen: ${(await this.text()).slice(0, 300)}`
      throw failure
    })

  private text = (): Promise<string> => this.session.run(() => document.body.innerText)
}
