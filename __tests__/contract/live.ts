import * as comment from '@/api/comment'
import * as like from '@/api/favorite'
import * as live from '@/api/live'
import * as liveRoom from '@/api/liveRoom'
import * as liveWatch from '@/api/liveWatch'
import * as order from '@/api/order'
import { kindOf } from '@/goods/kinds'
import { live as liveKind } from '@/goods/kinds/live'
import { itemOf } from '../setup/saleItem'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  admin: (route: string, body: unknown) => Promise<unknown>
}

/** The calls about live courses, from the list to a bought one. */
export function liveTests({ mark, login, admin }: Context): void {
  test('live courses: list, timetable, the three lists of a member', async () => {
    await login()
    const list = await mark('live.listLiveCourses', live.listLiveCourses(0, 1, 16))
    expect(list).toMatchObject({ total: 13, hasMore: false, page: 1 })
    expect(list.categories.map(({ children }) => children.length)).toEqual([3, 3, 2, 0, 0])
    const reading = list.categories[2]?.children[1]
    expect(reading?.name).toBe('文学')
    const ofCategory = await live.listLiveCourses(reading?.id ?? 0, 1, 16)
    expect(ofCategory.items).toMatchObject([{ categoryName: '文学', statusText: '已结课', next: null }])

    const states = new Set<string>()
    for (const { id, title } of list.items) {
      const detail = await mark('live.getLiveCourse', live.getLiveCourse(id))
      expect(detail.course).toMatchObject({ title, teacher: { name: expect.stringMatching(/./) } })
      expect(detail.course.html).toContain('<')
      const lessons = detail.chapters.flatMap((chapter) => chapter.lessons)
      expect(lessons.every(({ startsAt }) => startsAt !== null)).toBe(true)
      for (const { state, recordingSec } of lessons) states.add(recordingSec > 0 ? `${state} recorded` : state)
    }
    expect([...states].sort()).toEqual(['onAir', 'over', 'over recorded', 'upcoming'])

    const [mine] = (await mark('live.listStudyLive', live.listStudyLive('owned', 1, 10))).items
    expect(mine).toMatchObject({ isBought: true, progress: { done: 1, all: 7 }, next: { startsAt: expect.any(Date) } })
    const learned = await live.listStudyLive('learned', 1, 10)
    expect(learned.items.map(({ isBought }) => isBought)).toEqual([true, false, true])
    const target = { type: 'live', id: mine?.courseId ?? 0 } as const
    expect(await like.getFavorite(target)).toBe(false)
    expect(await like.toggleFavorite(target, true)).toBe(true)
    const favorites = await live.listStudyLive('favorite', 1, 10)
    expect(favorites.items.map(({ courseId }) => courseId)).toContain(target.id)
  })

  test('a room: entered, talked in, signed in, watched, its files and its recording', async () => {
    await login()
    const room = await mark('liveRoom.getLiveRoom', liveRoom.getLiveRoom(67, false))
    expect(room).toMatchObject({ lesson: { state: 'onAir' }, sources: [{ kind: 'hls' }], chat: { name: '林小满' } })
    const key = { courseId: room.courseId, lessonId: 67 }
    await mark('liveRoom.createChatMessage', liveRoom.createChatMessage(key, '老师好', 0))
    await expect(liveRoom.createChatMessage(key, '好'.repeat(201), 0)).rejects.toMatchObject({ kind: 'rejected' })
    const said = await mark('liveRoom.listChatMessages', liveRoom.listChatMessages(key, 1, 10, false))
    expect(said.hasMore).toBe(true)
    expect(said.items[0]).toMatchObject({ text: '老师好', senderId: room.chat?.memberId })
    await admin('live/67/event', { t: 'sign-in-created', params: { seconds: 30 } })
    const { signIn } = await liveRoom.getLiveRoom(67, false)
    await mark('liveRoom.signIn', liveRoom.signIn(key, signIn?.id ?? 0))
    await expect(liveRoom.signIn(key, signIn?.id ?? 0)).rejects.toMatchObject({ message: '您已签到' })
    await mark('liveWatch.updateLiveWatch', liveWatch.updateLiveWatch(key, 'stream', 20))
    const [file] = await mark('liveRoom.listCourseware', liveRoom.listCourseware(key))
    expect(file).toMatchObject({ name: '今天的提纲', extension: 'md' })

    await liveWatch.updateLiveWatch({ courseId: room.courseId, lessonId: 66 }, 'replay', 33)
    const over = await liveRoom.getLiveRoom(66, false)
    expect(over).toMatchObject({ lesson: { state: 'over' }, recordingSec: 75, lastSec: 33, hasRecording: true })
    expect(over.sources.map(({ kind, label }) => `${kind} ${label}`)).toEqual(['file 高清', 'file 流畅'])
    const learned = await live.listStudyLive('learned', 1, 10)
    expect(learned.items.find(({ courseId }) => courseId === room.courseId)?.lastLessonId).toBe(66)
  })

  test('comments on a live course', async () => {
    await login()
    const [mine] = (await live.listStudyLive('owned', 1, 10)).items
    const target = liveKind.comments(mine?.courseId ?? 0)
    const before = await comment.listComments(target, false)
    expect(await comment.createComment(target, { text: '准时来听' })).toBeNull()
    const after = await comment.listComments(target, true)
    expect(after).toMatchObject({ total: before.total + 1, rules: { canReply: false } })
    expect(after.items[0]).toMatchObject({ text: '准时来听', author: '林小满', isPending: false })
    expect(await comment.listReplies(target, after.items[0]?.id ?? '')).toEqual([])
    await login('13900000021')
    await expect(comment.createComment(target, { text: '路过' })).rejects.toMatchObject({ message: '请先购买课程' })
  })

  test('a live course bought: not mine, ordered, paid, mine', async () => {
    await login('13900000021')
    const { items } = await live.listLiveCourses(0, 1, 100)
    const { id = 0, priceCents = 0 } = items.find((item) => (item.priceCents ?? 0) > 0) ?? {}
    const kind = kindOf('live')
    expect(await itemOf('live', id)).toMatchObject({ priceCents, isOwned: false })
    const created = await mark('order.createAddonOrder', kind.createOrder(id, null))
    expect(created).toMatchObject({ isPaid: false, amountDueCents: priceCents })
    await admin(`orders/${created.orderNo}/status`, { status: 9 })
    expect(await itemOf('live', id)).toMatchObject({ isOwned: true })
    const [row] = (await order.listOrders(1, 10)).items
    expect(row?.goods).toMatchObject({ type: kind.names.order, id })
  })
}
