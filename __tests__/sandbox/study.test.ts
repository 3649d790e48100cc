import { COURSE, LESSON } from './fixture'
import { LEARNER, plain, start, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

const report = (token: string, lesson: number, duration: unknown) =>
  client.call('POST', `/api/v2/video/${lesson}/record`, { token, body: { duration } })

const lessonsOf = (token: string, course: number) =>
  client.data<{ watch_record: { watch_seconds: number; watched_at: string | null } | null }[]>(
    'GET',
    `/api/v3/member/learned/course/${course}`,
    { token },
  )

interface Listed {
  total: number
  data: {
    course_id: number
    course: unknown
    watch_record: unknown
    last_view_video: unknown
    learned_count: number
    is_subscribe: number
  }[]
}

const study = (token: string, path: string) => client.data<Listed>('GET', `/api/v3/member/${path}`, { token })

describe('a watch report', () => {
  it('only grows, finishes once and rewards once', async () => {
    const token = await client.login(plain(1))
    await report(token, LESSON.free, 40)
    await report(token, LESSON.free, 12)
    expect((await lessonsOf(token, COURSE.free))[0]?.watch_record).toMatchObject({
      watch_seconds: 40,
      watched_at: null,
    })
    await report(token, LESSON.free, 75)
    await report(token, LESSON.free, 90)
    const [first, second] = await lessonsOf(token, COURSE.free)
    expect(first?.watch_record).toMatchObject({
      watch_seconds: 75,
      watched_at: expect.stringMatching(/T\d\d:\d\d:\d\d$/),
    })
    expect(second?.watch_record).toBeNull()
    const [item] = (await study(token, 'courses/learned')).data
    expect(item).toMatchObject({
      course_id: COURSE.free,
      progress: 50,
      is_watched: 0,
      learned_count: 1,
      is_subscribe: 0,
    })

    await report(token, LESSON.free + 1, 80)
    expect((await study(token, 'courses/learned')).data[0]).toMatchObject({ progress: 100, is_watched: 1 })
    const { data } = await client.data<{ data: { sum: number; remark: string }[] }>(
      'GET',
      '/api/v2/member/credit1Records',
      { token },
    )
    expect(data.map(({ sum, remark }) => `${sum} ${remark}`)).toEqual([
      '50 学完一门课',
      ...Array(2).fill('5 看完视频送5积分'),
    ])
  })

  it('needs a position, a lesson and a login', async () => {
    const token = await client.login(plain(1))
    for (const duration of [undefined, 0, 0.5, 'x'])
      expect((await report(token, LESSON.free, duration)).message).toBe('参数错误')
    expect((await report(token, 99, 5)).message).toBe('资源不存在')
    expect((await report('', LESSON.free, 5)).message).toBe('请登录')
  })

  it('is taken from anybody at BASE', async () => {
    expect((await report(await client.login(plain(2)), LESSON.flat, 5)).code).toBe(0)
  })
})

describe('the study lists', () => {
  it('hold what was bought, with a withdrawn course as an empty relation', async () => {
    const { data, total } = await study(await client.login(LEARNER), 'courses')
    expect(total).toBe(3)
    expect(data.map((item) => item.course_id)).toEqual([COURSE.flat, COURSE.chapters, COURSE.withdrawn])
    expect(data[2]).toMatchObject({ course: [], charge: 59, created_at: expect.stringMatching(/ /) })
    expect(data[1]).toMatchObject({
      learned_count: 2,
      course: { id: COURSE.chapters, videos_count: 4 },
      watch_record: { progress: 50, created_at: expect.stringMatching(/Z$/) },
      last_view_video: { video_id: LESSON.drag, created_at: expect.stringMatching(/^[\d-]+ [\d:]+$/) },
    })
  })

  it('hold what was opened, newest first', async () => {
    const token = await client.login(LEARNER)
    const order = async () => (await study(token, 'courses/learned')).data.map((item) => item.course_id)
    expect(await order()).toEqual([COURSE.chapters, COURSE.flat, COURSE.free, COURSE.withdrawn])
    await client.data('GET', `/api/v2/video/${LESSON.free}`, { token })
    expect((await order())[0]).toBe(COURSE.free)
  })

  it('leave out a lesson that was opened without the right to watch', async () => {
    const token = await client.login(plain(3))
    await client.data('GET', `/api/v2/video/${LESSON.flat}`, { token })
    expect(await study(token, 'courses/learned')).toEqual({ data: [], total: 0 })
  })

  it('hold what was collected', async () => {
    const { data } = await study(await client.login(LEARNER), 'courses/like')
    expect(data[0]).toMatchObject({
      course_id: COURSE.withdrawn,
      course: [],
      watch_record: expect.anything(),
    })
    expect(data.find((item) => item.course_id === COURSE.extra)).toMatchObject({
      watch_record: [],
      last_view_video: [],
      learned_count: 0,
    })
  })

  it('have an old form', async () => {
    const page = await client.data('GET', '/api/v2/member/courses', { token: await client.login(LEARNER) })
    expect(page).toMatchObject({
      current_page: 1,
      total: 2,
      data: [{ id: COURSE.flat, videos_count: 2 }, { id: COURSE.chapters }],
    })
  })
})
