import TestUtils from '@tarojs/test-utils-react'
import type { FunctionComponent } from 'react'

import { pass } from '../setup/clock'

// The package still asks react-dom for `act`, which warns that it has moved to react.
jest.mock('react-dom/test-utils', () => ({ act: jest.requireActual<typeof import('react')>('react').act }))

const utils = new TestUtils()

export const { fireEvent, act } = utils

/** Puts a part on the page, in Taro's own H5 elements; it goes away after the test. */
export async function show<P extends object>(part: FunctionComponent<P>, props: P): Promise<HTMLElement> {
  const mounted = utils.mount(part, { props })
  // Taro's elements draw their insides a frame later.
  await pass(20)
  await mounted
  return document.body
}

/** Takes it away during the test. */
export const leave = (): void => act(() => utils.unmout())

afterEach(() => {
  utils.unmout()
  document.body.replaceChildren()
})

/** The element of this role whose spoken name is, or begins with, these words. */
export function byRole(role: string, name = ''): HTMLElement {
  const all = [...document.querySelectorAll<HTMLElement>(`[role='${role}']`)]
  const found = all.find((element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').startsWith(name),
  )
  if (!found) throw new Error(`no ${role} "${name}" in: ${document.body.textContent}`)
  return found
}
