import { runInThisContext } from 'node:vm'

import { ask, useDialog } from '@/features/shared/dialog'
import { DialogSlot } from '@/features/shared/dialog/DialogSlot'

import { settle } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'

let isReachable = false
jest.mock('@/features/shared/dialog/DialogHost', () => {
  if (!isReachable) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('@/features/shared/dialog/DialogHost')
})

const texts = { title: '绑定手机号后继续', confirmLabel: '立即绑定', cancelLabel: '退出登录' }

/** The failure goes on to `platform/update`, which hears what nobody handles. Jest would count it against the test. */
const node = runInThisContext('process') as NodeJS.Process
const told = jest.fn()
let others: NodeJS.UnhandledRejectionListener[] = []
beforeEach(() => {
  told.mockClear()
  others = node.listeners('unhandledRejection')
  node.removeAllListeners('unhandledRejection').on('unhandledRejection', told)
})
afterEach(() => {
  node.removeAllListeners('unhandledRejection')
  others.forEach((listener) => node.on('unhandledRejection', listener))
})

test('a question whose code does not load is answered with no', async () => {
  await openScreen(DialogSlot)
  const answer = ask(texts)
  await settle()
  await expect(answer).resolves.toBe(false)
  expect(told).toHaveBeenCalledTimes(1)
})

test('a forced one is answered by nobody but the learner: it is drawn as soon as its code loads', async () => {
  const screen = await openScreen(DialogSlot)
  let answer: boolean | undefined
  void ask({ ...texts, isForced: true }).then((given) => (answer = given))
  await settle(7_000)
  expect([answer, useDialog.getState().open?.title]).toEqual([undefined, texts.title])
  expect(told).toHaveBeenCalledTimes(1)
  isReachable = true
  await screen.see('绑定手机号后继续')
  await screen.press('退出登录')
  await settle()
  expect(answer).toBe(false)
})
