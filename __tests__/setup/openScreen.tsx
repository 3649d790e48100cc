import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { RouterConfig } from '@tarojs/router/dist/router'
import { Current } from '@tarojs/runtime'
import TestUtils from '@tarojs/test-utils-react'
import { QueryClientProvider } from '@tanstack/react-query'
import * as React from 'react'
import { act, type ComponentType } from 'react'
import * as ReactDOM from 'react-dom/client'

import { type AppConfig, noExtras } from '@/api/app'
import type { Member } from '@/api/member'
import type { Addon } from '@/config/addons'
import { payAdapter } from '@/platform/pay'
import { queryClient } from '@/queries/client'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import { anAppConfig } from '../factories/app'
import { pass, becomes } from './clock'
import { navigation } from './navigation'
import './phoneScreen'

/** jsdom lacks this and Taro's elements ask for it: everything is in sight. */
class Sight {
  constructor(private readonly tell: (entries: object[]) => void) {}
  observe(target: Element): void {
    this.tell([{ isIntersecting: true, target, boundingClientRect: target.getBoundingClientRect() }])
  }
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: Sight })
createReactApp(() => null, React, ReactDOM, { pages: [] })
RouterConfig.config = { pages: [], routes: [], router: { mode: 'hash', basename: '', pathname: '' } }

export interface ScreenOptions {
  params?: Record<string, string>
  /** Absent = a visitor. */
  user?: Member
  /** By default true when there is a `user`; true without one: the server has not named the member yet. */
  isLogin?: boolean
  config?: Partial<Omit<AppConfig, 'enabledAddons'>>
  /** The academy's add-ons; null: the server does not say. */
  addons?: readonly Addon[] | null
  selling?: 'pay' | 'hidden'
  /** Addresses of the open pages, the screen's own last; absent = the screen is alone. */
  pages?: string[]
}

export interface OpenScreen {
  text: () => string
  /** Presses the element with exactly this text or label. */
  press: (words: string) => Promise<void>
  find: (words: string) => Element | undefined
  see: (words: string) => Promise<void>
  close: () => void
}

let closeLast: () => void = () => undefined
afterEach(() => closeLast())

const wordsOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? ''

/** Opens a page as the learner would see it. The network is `fakeBackend`'s. */
export async function openScreen(
  Page: ComponentType,
  {
    params = {},
    user,
    isLogin = user !== undefined,
    config,
    addons = [],
    selling = 'pay',
    pages = [],
  }: ScreenOptions = {},
): Promise<OpenScreen> {
  closeLast()
  document.body.replaceChildren()
  navigation.start(...pages)
  queryClient.clear()
  Object.assign(payAdapter, { canSell: selling === 'pay' })
  useAppConfig.setState({
    config: anAppConfig({ ...config, enabledAddons: addons && [...addons] }),
    extraConfig: noExtras,
    failure: null,
  })
  useSession.setState({ user: user ?? null, isLogin })
  Current.router = { path: '', params, onReady: '', onShow: '', onHide: '', $taroPath: '' }

  const utils = new TestUtils()
  const mounted = utils.mount(() => (
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>
  ))
  // Taro's elements draw their insides one frame later.
  await pass(20)
  await mounted
  closeLast = () => {
    utils.unmout()
    closeLast = () => undefined
  }
  /** The element with exactly this text, else the smallest one around it. */
  const find = (words: string) => {
    const all = [...document.querySelectorAll('[role]')].filter((element) => wordsOf(element).includes(words))
    const [least] = [...all].sort((one, other) => wordsOf(one).length - wordsOf(other).length)
    return all.find((element) => wordsOf(element).trim() === words) ?? least
  }
  const text = () => document.body.textContent ?? ''
  return {
    text,
    find,
    close: closeLast,
    async press(words) {
      const element = find(words)
      if (!element) throw new Error(`Nothing to press says ${words}. On screen: ${text()}`)
      await act(async () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true })))
    },
    async see(words) {
      const isSeen = await becomes(() => text().includes(words))
      if (!isSeen) throw new Error(`Did not see ${words}. On screen: ${text()}`)
    },
  }
}
