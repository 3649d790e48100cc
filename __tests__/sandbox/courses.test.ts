import { COURSE, LESSON } from './fixture'
import { LEARNER, plain, start, VIP, type Client } from './support'

let client: Client
beforeAll(async () => void (client = await start()))
afterAll(() => client.close())

interface Listed {
  data: { id: number; category: unknown; videos_count: number }[]
  total: number
  next_page_url: string | null
}

const list = async (query: Record<string, string> = {}) => {
  const page = await client.data<Listed>('GET', '/api/v2/courses', { query })
  return page.data.map(({ id }) => id)
}

describe('the list', () => {
  it('holds what is published and visible, newest first', async () => {
    expect(await list()).toEqual([COURSE.loose, COURSE.extra, COURSE.flat, COURSE.free, COURSE.chapters])
  })

  it('filters by category with its children, and by scene', async () => {
    expect(await list({ category_id: '1' })).toEqual([COURSE.extra, COURSE.flat, COURSE.chapters])
    expect(await list({ category_id: '3' })).toEqual([COURSE.free])
    expect(await list({ scene: 'free' })).toEqual([COURSE.free])
    expect(await list({ scene: 'recom' })).toEqual([COURSE.chapters])
    expect((await list({ scene: 'sub' }))[0]).toBe(COURSE.chapters)
  })

  it('is a full paginator', async () => {
    const page = await client.data<Listed>('GET', '/api/v2/courses', { query: { page: '2', page_size: '2' } })
    expect(page).toMatchObject({
      current_page: 2,
      first_page_url: 'api/v2/courses?page=1',
      from: 3,
      last_page: 3,
      last_page_url: 'api/v2/courses?page=3',
      next_page_url: 'api/v2/courses?page=3',
      path: 'api/v2/courses',
      per_page: 2,
      prev_page_url: 'api/v2/courses?page=1',
      to: 4,
      total: 5,
    })
    expect(page.data[1]).toMatchObject({
      id: COURSE.free,
      videos_count: 2,
      category: { id: 3, name: '艺术' },
    })
    expect(page.data[1]).not.toHaveProperty('render_desc')
    const beyond = await client.data('GET', '/api/v2/courses', { query: { page: '9' } })
    expect(beyond).toMatchObject({ data: [], from: null, to: null, next_page_url: null, total: 5 })
    const [loose] = (await client.data<Listed>('GET', '/api/v2/courses')).data
    expect(loose?.category).toEqual([])
  })

  it('has its categories as a tree', async () => {
    expect(await client.data('GET', '/api/v2/course_categories')).toEqual([
      { id: 1, name: '编程', parent_id: 0, children: [{ id: 2, sort: 2, name: '前端', parent_id: 1 }] },
      { id: 3, name: '艺术', parent_id: 0, children: [] },
    ])
  })
})

describe('a course', () => {
  const detail = (id: number, token?: string) =>
    client.data<Record<string, unknown>>('GET', `/api/v2/course/${id}`, { token })

  it('groups lessons by chapter, and is an array in an array without chapters', async () => {
    const { chapters, videos, course, attach, ...own } = await detail(COURSE.chapters)
    expect(chapters).toEqual([
      { id: 1, course_id: 1, title: '第一章' },
      { id: 2, course_id: 1, title: '空的一章' },
    ])
    expect(Object.keys(videos as object)).toEqual(['0', '1'])
    expect((videos as Record<string, object[]>)['1']).toHaveLength(3)
    expect(course).toMatchObject({
      published_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      render_desc: expect.stringContaining('src="http://academy.test/sandbox/art/figure/chapters.svg"'),
    })
    expect(course).not.toHaveProperty('is_vip_free')
    expect(attach).toEqual([{ id: 1, name: '讲义', size: 8, extension: 'md' }])
    expect(own).toEqual({ isBuy: false, isCollect: false, videoWatchedProgress: [], buyVideos: [] })
    expect((await detail(COURSE.flat)).videos).toEqual([
      [expect.objectContaining({ id: 5, chapter_id: 0, is_ban_sell: 1 }), expect.anything()],
    ])
  })

  it('is readable when hidden, and unknown when unpublished, deleted or nonsense', async () => {
    expect(await detail(COURSE.hidden)).toMatchObject({ course: { is_show: -1 } })
    for (const id of [COURSE.future, COURSE.withdrawn, 99]) {
      expect(await client.refusal('GET', `/api/v2/course/${id}`)).toBe('404 资源不存在')
    }
  })

  it('may be learnt when free, bought or by members', async () => {
    const isBuy = async (id: number, mobile: string) => (await detail(id, await client.login(mobile))).isBuy
    expect(await isBuy(COURSE.flat, plain(1))).toBe(false)
    expect(await isBuy(COURSE.free, plain(1))).toBe(true)
    expect(await isBuy(COURSE.flat, LEARNER)).toBe(true)
    expect(await isBuy(COURSE.flat, VIP)).toBe(true)
  })

  it('toggles its collection mark', async () => {
    const token = await client.login(plain(1))
    const toggle = () => client.data('GET', `/api/v2/course/${COURSE.flat}/like`, { token })
    expect(await toggle()).toBe(1)
    expect(await detail(COURSE.flat, token)).toMatchObject({ isCollect: true })
    expect(await toggle()).toBe(0)
    expect(await client.refusal('GET', '/api/v2/course/99/like', { token })).toBe('404 资源不存在')
    expect(await client.refusal('GET', '/api/v2/course/1/like')).toBe('401 请登录')
  })
})

describe('a lesson', () => {
  it('counts views and says who may watch', async () => {
    const path = `/api/v2/video/${LESSON.trial}`
    const before = await client.data<{ video: { view_num: number } }>('GET', path)
    const after = await client.data<{ video: { view_num: number } }>('GET', path, {
      token: await client.login(VIP),
    })
    expect(before).toMatchObject({
      is_watch: false,
      buy_videos: [],
      video_watched_progress: [],
      video: { free_seconds: 30, ban_drag: 0 },
    })
    expect(after).toMatchObject({ is_watch: true, video: { view_num: before.video.view_num + 1 } })
    expect(await client.refusal('GET', '/api/v2/video/99')).toBe('404 资源不存在')
  })

  const play = async (id: number, mobile = VIP) => {
    const { urls } = await client.data<{ urls: Record<string, unknown>[] }>('GET', `/api/v2/video/${id}/playinfo`, {
      token: await client.login(mobile),
    })
    return urls
  }

  it('has every sort of play address', async () => {
    expect(await play(LESSON.trial)).toEqual([expect.objectContaining({ format: 'm3u8', name: '默认', duration: 0 })])
    expect(await play(LESSON.single)).toEqual([
      expect.objectContaining({ format: 'mp4', name: '高清', height: 720 }),
      expect.objectContaining({ format: 'mp4', name: '流畅', height: 360 }),
    ])
    expect((await play(LESSON.drag))[0]?.url).toMatch(/^<iframe src="http:\/\/academy\.test\/sandbox\/embed\/3"/)
    expect(await play(LESSON.empty)).toEqual([])
  })

  it('gives an address for a trial, and none without any right', async () => {
    expect(await play(LESSON.trial, plain(1))).toHaveLength(1)
    const token = await client.login(plain(1))
    expect(await client.refusal('GET', `/api/v2/video/${LESSON.flat}/playinfo`, { token })).toBe('1 请购买后观看')
    expect(await client.refusal('GET', `/api/v2/video/${LESSON.trial}/playinfo`)).toBe('401 请登录')
    expect(await client.refusal('GET', '/api/v2/video/99/playinfo', { token })).toBe('404 资源不存在')
  })

  it('has addresses that expire', async () => {
    const [line] = await play(LESSON.trial)
    const url = String(line?.url).replace('http://academy.test', '')
    expect((await client.raw({ url })).statusCode).toBe(200)
    await client.advance(3 * 3600 + 1)
    expect((await client.raw({ url })).statusCode).toBe(403)
  })
})

describe('attachments', () => {
  const ask = (token: string, path = `/api/v3/course/${COURSE.chapters}/attach/1`) =>
    client.call<{ download_url: string }>('GET', path, { token })

  it('are downloaded once per link', async () => {
    const { data } = await ask(await client.login(VIP))
    expect(data.download_url).toMatch(/^http:\/\/academy\.test\/api\/v3\/course\/attach-download\?sign=\w{20}$/)
    const url = data.download_url.replace('http://academy.test', '')
    const file = await client.raw({ url })
    expect([file.body, file.headers['content-disposition']]).toEqual([
      '# 讲义',
      expect.stringMatching(/^attachment; filename=1-[0-9a-f]{32}$/),
    ])
    expect(await client.refusal('GET', url)).toBe('1 参数错误')
    expect(await client.refusal('GET', '/api/v3/course/attach-download')).toBe('1 参数错误')
  })

  it('need the course, and no more than sixty an hour', async () => {
    expect((await ask(await client.login(plain(1)))).message).toBe('请购买课程')
    const vip = await client.login(VIP)
    expect((await ask(vip, '/api/v3/course/2/attach/1')).message).toBe('资源不存在')
    await client.advance(3600)
    for (let i = 0; i < 60; i += 1) await ask(vip)
    expect(await ask(vip)).toMatchObject({ code: 429, message: '请稍后再试' })
  })
})
