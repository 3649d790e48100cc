import Taro from '@tarojs/taro'
import type { ComponentType } from 'react'

jest.mock('@/http/rateLimiter', () => ({
  createRateLimiter: () => ({ acquire: async () => undefined, rest: () => undefined }),
}))
// It holds the page in Taro's router, which tests do not start.
jest.mock('@/platform/leaving', () => ({ holdPage: () => () => undefined }))
// Without an operator's key there is no map.
jest.mock('@/config/env', () => {
  const actual = jest.requireActual<typeof import('@/config/env')>('@/config/env')
  return { ...actual, env: { ...actual.env, mapKey: 'KEY-1' } }
})

import { leftovers } from '../setup/leftovers'

import { startAttempt } from '@/api/attempt'
import type { Member } from '@/api/member'
import ChooseLocation from '@/choose-location'
import BookRead from '@/packageA/book/read'
import MockPlay from '@/packageA/exam/play/mock'
import PaperPlay from '@/packageA/exam/play/paper'
import PracticePlay from '@/packageA/exam/play/practice'
import LiveShow from '@/packageA/live/show'
import LiveVideo from '@/packageA/live/video'
import Calendar from '@/packageA/member/calendar'
import Notes from '@/packageA/member/notes'
import FlashSales from '@/packageA/ms/index'
import QaShow from '@/packageA/qa/show'
import GroupQueue from '@/packageA/tg/queue'
import ArticleShow from '@/packageA/topic/show'
import Login from '@/pages/auth/login'
import CourseShow from '@/pages/course/show'
import CourseVideo from '@/pages/course/video'
import Home from '@/pages/index/index'
import Me from '@/pages/member/index'

import { School } from '../setup/school'

/**
 * A page that has been left listens to nothing and repeats nothing. Without it nothing on screen is wrong, but each
 * visit makes the phone slower, and what the learner does next is taken for something that the old page should do.
 */
const id = { id: '1' }
/** An attempt that is begun before the pages are opened. */
const running = { id: '1', record: '' }
const pages: Record<string, [ComponentType, params?: Record<string, string>, visitor?: true]> = {
  首页: [Home],
  我的: [Me],
  登录: [Login, {}, true],
  课程: [CourseShow, id],
  课时: [CourseVideo, id],
  直播课: [LiveShow, id],
  直播间: [LiveVideo, id],
  考试: [PaperPlay, running],
  模拟考试: [MockPlay, { id: '1', record: '8' }],
  练习: [PracticePlay, { id: '1', chapter: '1' }],
  文章: [ArticleShow, id],
  电子书: [BookRead, id],
  问答: [QaShow, id],
  日历: [Calendar],
  笔记: [Notes],
  秒杀: [FlashSales],
  拼团排队: [GroupQueue, { id: '1', gid: '1' }],
  选择位置: [ChooseLocation],
}

class SilentSocket extends EventTarget {
  close(): void {}
  send(): void {}
}

let school: School
let member: Member
beforeAll(async () => {
  Object.assign(HTMLMediaElement.prototype, {
    play: async () => undefined,
    pause: () => undefined,
    load: () => undefined,
  })
  Object.assign(globalThis, { WebSocket: SilentSocket })
  // As the app's own start does.
  Taro.initPxTransform({ designWidth: 375, deviceRatio: { 375: 2 } })
  school = await School.open('head', 'full')
  member = await school.student()
  running.record = String(await startAttempt('paper', 1))
})
afterAll(() => school.close())

test.each(Object.entries(pages))('%s', async (_, [Page, params, isVisitor]) => {
  leftovers.watch()
  const screen = await school.visit(Page, isVisitor ? undefined : member, params)
  expect(screen.text()).not.toMatch(/内容不见了|这一页没有显示出来/)
  screen.close()
  await school.settle(1_000)
  expect(leftovers.found()).toEqual([])
})
