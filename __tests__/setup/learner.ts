import { safeExecute } from '@tarojs/runtime'
import { act } from 'react'

import { becomes, pass } from './clock'

const all = <E extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)]

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''

/** Elements whose label begins with these words. */
export const named = (label: string): HTMLElement[] => all(`[aria-label^='${label}']`)

/** The id of the first element that is called so: the app numbers them. */
export const idOf = (word: string): string | undefined => all(`[id^=${word}-]`)[0]?.id

/** In the order of the page. */
export const ofRole = (role: string): HTMLElement[] => all(`[role=${role}]`)

/** The control of this spoken name. A heading of the same name is not meant: it cannot be pressed. */
export function control(name: string): HTMLElement {
  const controls = all('[role=button],[role=link],[role=tab],[role=checkbox]')
  const found = controls.find((element) => nameOf(element) === name)
  if (!found) throw new Error(`No control is called ${name}. There are: ${controls.map(nameOf).join(' | ')}`)
  return found
}

export const press = (name: string): Promise<void> => act(async () => control(name).click())

/** Presses the link around these words: a card says more than its name. */
export function pressLink(words: string): Promise<void> {
  const link = all('[role=link]').find((element) => element.textContent?.includes(words))
  if (!link) throw new Error(`No link says ${words}. On screen: ${document.body.textContent}`)
  return act(async () => link.click())
}

export const settle = (ms = 20): Promise<void> => pass(ms)

/** The field of this spoken name. Taro's own elements draw it a moment after React. */
async function field(label: string): Promise<HTMLInputElement | HTMLTextAreaElement> {
  const find = () =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`:is(input, textarea)[aria-label='${label}']`)
  await becomes(() => find() !== null)
  const found = find()
  if (!found) throw new Error(`No field is called ${label}. On screen: ${document.body.textContent}`)
  return found
}

export const typed = async (label: string): Promise<string> => (await field(label)).value

export async function type(label: string, text: string): Promise<void> {
  const input = await field(label)
  await act(async () => {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** Messages under wrong fields and forms, in the order of the page. */
export const alerts = (): string[] => all('[role=alert]').map((element) => element.textContent ?? '')

/** Parameters as the platform's router hands them to a page: still encoded. */
export const asInAddress = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, encodeURIComponent(value)]))

/** The address of a page with parameters. */
export function addressOf(path: string, params: Record<string, string>): string {
  const pairs = Object.entries(asInAddress(params)).map(([key, value]) => `${key}=${value}`)
  return [path, ...(pairs.length > 0 ? [pairs.join('&')] : [])].join('?')
}

/** Another page covers this one. */
export const hide = (): Promise<void> => act(async () => void safeExecute('taro-app', 'onHide'))

/** Another app covers this one, or goes. */
export const turn = (state: 'hidden' | 'visible'): Promise<void> =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** What may come over a page, for `test.each`. */
export const covers: [what: string, cover: () => Promise<void>][] = [
  ['another page', hide],
  ['another app', () => turn('hidden')],
]

/** The page comes to the front again, as when a page over it is closed. */
export async function showAgain(): Promise<void> {
  await act(async () => void safeExecute('taro-app', 'onHide'))
  await act(async () => void safeExecute('taro-app', 'onShow'))
}
