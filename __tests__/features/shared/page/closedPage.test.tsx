import { act } from 'react'

import { definePage } from '@/features/shared/page'
import { formatUrl } from '@/routes/codec'
import { useSession } from '@/stores/session'

import { aMember } from '../../../factories/member'
import { hide, showAgain } from '../../../setup/learner'
import { navigation } from '../../../setup/navigation'
import { openScreen } from '../../../setup/openScreen'

const Page = definePage('messages', () => <>消息在这里</>)
const url = formatUrl('messages', {})

const signOut = () => act(async () => useSession.getState().signOut())
const signIn = () => act(async () => useSession.getState().signIn('new'))

test('a page that needs a login leads to it when the login ends', async () => {
  navigation.start(url)
  await openScreen(Page, { user: aMember() })
  await signOut()
  expect(navigation.top()).toBe(formatUrl('login', { redirect: 'messages' }))
})

test('one that has been left, and is still drawn, leads nowhere', async () => {
  navigation.start(url)
  await openScreen(Page, { user: aMember() })
  navigation.start(formatUrl('me', {}))
  await signOut()
  expect(navigation.stack()).toEqual([formatUrl('me', {})])
})

test('so does one whose content could not be drawn', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const Broken = definePage('messages', () => {
    throw new Error('cannot be drawn')
  })
  navigation.start(url)
  const screen = await openScreen(Broken, { user: aMember() })
  await screen.see('这一页没有显示出来')
  await signOut()
  expect(navigation.top()).toBe(formatUrl('login', { redirect: 'messages' }))
  jest.restoreAllMocks()
})

test('one behind the page that lost the login is drawn when it is in front again, not before', async () => {
  navigation.start(url)
  const screen = await openScreen(Page, { user: aMember() })
  await hide()
  await signOut()
  await signIn()
  expect(screen.text()).not.toContain('消息在这里')
  await showAgain()
  await screen.see('消息在这里')
  // From then on it stays.
  await hide()
  expect(screen.text()).toContain('消息在这里')
})

test('one in front is drawn at once when the login is back, as another tab may bring it', async () => {
  navigation.start(url)
  const screen = await openScreen(Page, { user: aMember() })
  await signOut()
  expect(screen.text()).not.toContain('消息在这里')
  await signIn()
  await screen.see('消息在这里')
})

test('after a return that found no login it is in front, too', async () => {
  navigation.start(url)
  const screen = await openScreen(Page, { user: aMember() })
  await hide()
  await signOut()
  await showAgain()
  expect(navigation.top()).toBe(formatUrl('login', { redirect: 'messages' }))
  await signIn()
  await screen.see('消息在这里')
})
