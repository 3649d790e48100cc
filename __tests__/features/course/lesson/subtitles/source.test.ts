import { subtitleSourceOf } from '@/features/course/lesson/subtitles/source'

import { aLesson } from '../../../../factories/course'

const file = (name: string, extension = 'vtt', id = 9) => ({ id, name, extension, sizeBytes: 1 })
const known = (over: object = {}, attachments = [file('大 O 的直觉')], canLearn = true) => ({
  detail: { lesson: aLesson(101, { courseId: 3, trialSec: 0 }), canWatch: true },
  title: '大 O 的直觉',
  course: { attachments, canLearn },
  pattern: '',
  streamList: null,
  ...over,
})
const attachment = { kind: 'attachment', key: 'attachment:9', courseId: 3, attachmentId: 9 }
const pattern = 'https://cdn.example.com/{course}/{lesson}.vtt'
const address = { kind: 'address', key: 'lesson:101', url: 'https://cdn.example.com/3/101.vtt' }

test.each([
  ['called as the lesson', file('大 O 的直觉')],
  ['with its ending, in capitals', file('大O的直觉.SRT', 'SRT')],
])('an attachment %s', (_, item) => expect(subtitleSourceOf(known({}, [item]))).toEqual(attachment))

test.each([
  ['another name', known({}, [file('均摊')])],
  ['another kind', known({}, [file('大 O 的直觉', 'pdf')])],
  ['no right to the files', known({}, undefined, false)],
  ['a course that is not known yet', known({ course: undefined })],
  ['a pattern that is no address', known({ course: undefined, pattern: 'javascript:{lesson}' })],
])('none: %s', (_, all) => expect(subtitleSourceOf(all)).toBeNull())

test('the attachment comes before the operator’s address, which takes its place', () => {
  expect(subtitleSourceOf(known({ pattern }))).toEqual(attachment)
  expect(subtitleSourceOf(known({ pattern }, []))).toEqual(address)
})

test('what the stream carries comes between them', () => {
  const streamList = 'https://media.example.com/zh.m3u8'
  const stream = { kind: 'stream', key: 'stream:101', url: streamList, lessonId: 101, isTrial: false }
  expect(subtitleSourceOf(known({ pattern, streamList }))).toEqual(attachment)
  expect(subtitleSourceOf(known({ pattern, streamList }, []))).toEqual(stream)
})

test('a shut lesson is asked for nothing, one on trial is', () => {
  const lesson = aLesson(101, { courseId: 3, trialSec: 0 })
  const shut = known({ pattern, detail: { lesson, canWatch: false } }, [])
  expect(subtitleSourceOf(shut)).toBeNull()
  expect(subtitleSourceOf({ ...shut, detail: { lesson: { ...lesson, trialSec: 30 }, canWatch: false } })).toEqual(
    address,
  )
})
