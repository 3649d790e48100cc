import type { LiveLesson } from '@/api/live'
import { upcomingOf, whenOf } from '@/features/live/timing'

import { aLiveLesson } from '../../factories/live'

const nowMs = new Date('2026-05-01T12:00:00+08:00').getTime()
const at = (time: string) => ({ startsAt: new Date(`${time}+08:00`) })
const over = { state: 'over' } as const
const onAir = { state: 'onAir' } as const
const tomorrow = aLiveLesson(2, at('2026-05-02T19:30:00'))

test.each<[name: string, over: Partial<LiveLesson>, words: string]>([
  ['today', at('2026-05-01T19:30:00'), '今天 19:30'],
  ['tomorrow', at('2026-05-02T00:05:00'), '明天 00:05'],
  ['later', at('2026-05-03T19:30:00'), '05-03 19:30'],
  ['next year', at('2027-01-02T08:00:00'), '2027-01-02 08:00'],
  ['its time has come, the teacher has not', at('2026-05-01T11:59:00'), '今天 11:59 · 待讲师开播'],
  ['it never began', at('2026-04-30T19:30:00'), '04-30 19:30 · 没有开播'],
  ['no date', { startsAt: null }, '时间待定'],
  ['on air', onAir, '直播中'],
  ['over', { ...over, recordingSec: 5_400 }, '已结束 · 回放 1:30:00'],
  ['over, nothing left', over, '已结束 · 没有回放'],
])('a lesson: %s', (_, more, words) => {
  expect(whenOf(aLiveLesson(1, more), nowMs)).toBe(words)
})

test.each<[name: string, lessons: LiveLesson[], words: string]>([
  ['one is on air', [aLiveLesson(1, over), aLiveLesson(2, onAir), aLiveLesson(3)], '正在直播'],
  ['the earliest comes next', [aLiveLesson(1, at('2026-05-09T19:30:00')), tomorrow], '下节 明天 19:30'],
  ['a teacher who is late', [aLiveLesson(1, at('2026-05-01T11:00:00')), tomorrow], '待讲师开播'],
  [
    'one that never began is not the next one',
    [aLiveLesson(1, at('2026-04-30T19:30:00')), tomorrow],
    '下节 明天 19:30',
  ],
  ['one that never began is the last', [aLiveLesson(1, at('2026-04-30T19:30:00'))], '开课时间待定'],
  ['dated before undated', [aLiveLesson(1, { startsAt: null }), tomorrow], '下节 明天 19:30'],
  ['no dates', [aLiveLesson(1, { startsAt: null })], '开课时间待定'],
  ['all over', [aLiveLesson(1, over), aLiveLesson(2, over)], '已结课'],
  ['no lessons', [], '开课时间待定'],
])('a course: %s', (_, lessons, words) => {
  expect(upcomingOf([{ id: 1, title: '一', lessons }], nowMs)).toBe(words)
})
