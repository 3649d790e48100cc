import { ask, useDialog } from '@/features/shared/dialog'
import { DialogSlot } from '@/features/shared/dialog/DialogSlot'

import { settle } from '../../../setup/learner'
import { openScreen } from '../../../setup/openScreen'
import { countUnhandled } from '../../../setup/unhandled'

let isReachable = false
jest.mock('@/features/shared/dialog/DialogHost', () => {
  if (!isReachable) throw new Error('Loading chunk 7 failed')
  return jest.requireActual<object>('@/features/shared/dialog/DialogHost')
})

const texts = { title: '绑定手机号后继续', confirmLabel: '立即绑定', cancelLabel: '退出登录' }

const told = countUnhandled()

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
