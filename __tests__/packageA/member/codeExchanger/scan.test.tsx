import { act } from 'react'

import { useDialog } from '@/features/shared/dialog'
import CodeExchanger from '@/packageA/member/codeExchanger/index'
import { scanner } from '@/platform/scan'
import type { Scanned } from '@/platform/scan/types'
import { tokenItem } from '@/stores/session'

import { aMember } from '../../../factories/member'
import { fakeBackend, ok } from '../../../setup/backend'
import { control, press, settle, type, typed } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'
import { shown } from '../../../setup/shown'

const gift = 'https://h5.school.cn/#/packageA/member/codeExchanger/index?code=ztgift26&msv=7'

let scan: jest.SpyInstance<Promise<Scanned>>

async function openPage() {
  const backend = fakeBackend({ 'GET /api/v2/member/detail': ok({ id: 7 }) })
  const screen = await openScreen(CodeExchanger, { user: aMember(), addons: ['CodeExchanger'] })
  return { backend, screen }
}

async function scanned(answer: () => Promise<Scanned>) {
  scan.mockImplementation(answer)
  const page = await openPage()
  await type('兑换码', 'TYPED')
  await press('扫码')
  await settle()
  return page
}

describe('in the mini-program', () => {
  beforeEach(() => {
    jest.replaceProperty(scanner, 'canScan', true)
    scan = jest.spyOn(scanner, 'scan')
  })
  afterEach(() => {
    useDialog.getState().open?.answer(false)
    jest.restoreAllMocks()
  })

  test('a scanned link fills its code in, and asks nothing', async () => {
    const { backend } = await scanned(async () => ({ text: gift }))
    expect(await typed('兑换码')).toBe('ZTGIFT26')
    expect(backend.sentTo('POST /addons/CodeExchanger/api/v2/query')).toEqual([])
  })

  test('a change of mind leaves what was typed, without a word', async () => {
    await scanned(async () => 'cancelled')
    expect(await typed('兑换码')).toBe('TYPED')
    expect(shown('error')).toEqual([])
    expect(useDialog.getState().open).toBeNull()
  })

  test('without a camera it says where to allow it, and that typing works, too', async () => {
    await scanned(async () => 'refused')
    expect(useDialog.getState().open).toMatchObject({
      title: '不能使用相机',
      text: '请在手机的设置里允许微信使用相机，也可以直接输入兑换码',
    })
    expect(await typed('兑换码')).toBe('TYPED')
  })

  test.each<[string, () => Promise<Scanned>]>([
    ['another address', async () => ({ text: 'https://www.school.cn/course/7' })],
    ['a picture without a code', () => Promise.reject(Object.assign(new Error('scanCode:fail')))],
  ])('%s is no code: said so, and what was typed stays', async (_, answer) => {
    await scanned(answer)
    expect(shown('error')).toEqual(['没有认出兑换码，可以直接输入'])
    expect(await typed('兑换码')).toBe('TYPED')
  })

  test('two presses open one scanner', async () => {
    scan.mockReturnValue(new Promise(() => undefined))
    await openPage()
    await act(async () => {
      control('扫码').click()
      control('扫码').click()
    })
    expect(scan).toHaveBeenCalledTimes(1)
  })

  test('the scanner opens again after the first', async () => {
    await scanned(async () => 'cancelled')
    scan.mockResolvedValue({ text: 'SECOND' })
    await press('扫码')
    await settle()
    expect(await typed('兑换码')).toBe('SECOND')
  })

  test('who has been signed out meanwhile leaves no code to the next one', async () => {
    tokenItem.set('a.b.c')
    await scanned(async () => {
      tokenItem.set('d.e.f')
      return { text: 'THEIRS' }
    })
    expect(await typed('兑换码')).toBe('TYPED')
  })
})

test('on H5 the code is typed', async () => {
  const { screen } = await openPage()
  expect(screen.find('扫码')).toBeUndefined()
})
