import { slidingPlaylist } from '../../sandbox/live/stream'
import { LIVE_LESSON } from './liveFixture'
import { start, type Client } from './support'

describe('the sliding playlist', () => {
  /** A round of 20 s. */
  const segments = [6, 6, 6, 2].map((seconds, index) => ({ url: `/${index}.mpegts`, lengthMs: seconds * 1000 }))
  const read = (atSec: number) => {
    const text = slidingPlaylist(segments, atSec * 1000)
    const tag = (name: string) => Number(new RegExp(`#EXT-X-${name}:(\\d+)`).exec(text)?.[1])
    return {
      sequence: tag('MEDIA-SEQUENCE'),
      seam: tag('DISCONTINUITY-SEQUENCE'),
      entries: text.split('\n').filter((line) => line.startsWith('/') || line === '#EXT-X-DISCONTINUITY'),
    }
  }

  it('holds the six segments that were sent last, with a seam where the lesson begins again', () => {
    expect(read(1000)).toEqual({
      sequence: 194,
      seam: 48,
      entries: ['/2.mpegts', '/3.mpegts', '#EXT-X-DISCONTINUITY', ...[0, 1, 2, 3].map((index) => `/${index}.mpegts`)],
    })
  })

  it('moves on by one when a segment has been sent to its end, and not before', () => {
    expect(read(1005.9)).toEqual(read(1000))
    const next = read(1006)
    expect(next).toMatchObject({ sequence: 195, seam: 48 })
    expect(next.entries).toEqual([
      '/3.mpegts',
      '#EXT-X-DISCONTINUITY',
      ...[0, 1, 2, 3].map((index) => `/${index}.mpegts`),
      '#EXT-X-DISCONTINUITY',
      '/0.mpegts',
    ])
    expect(read(1018)).toMatchObject({ sequence: 197, seam: 49 })
  })

  it('says when each of them was sent', () => {
    const text = slidingPlaylist(segments, 1_000_000)
    const dates = [...text.matchAll(/DATE-TIME:(.+)/g)].map(([, date]) => new Date(date ?? '').getTime())
    expect(dates).toEqual([972_000, 980_000])
    expect(text).toContain('#EXT-X-TARGETDURATION:6\n')
  })
})

describe('the stream of a lesson', () => {
  let client: Client
  beforeAll(async () => {
    client = await start()
  })
  afterAll(() => client.close())

  const get = (file: string, lessonId = LIVE_LESSON.onAir) =>
    client.http('GET', `/sandbox/stream/${lessonId}/${file}`).then(({ statusCode, body }) => ({ statusCode, body }))
  const status = (body: object, lessonId = LIVE_LESSON.onAir) =>
    client.data('POST', `/sandbox/live/${lessonId}/status`, { body })
  const sequence = async () => Number(/MEDIA-SEQUENCE:(\d+)/.exec((await get('720/index.m3u8')).body)?.[1])

  it('has two qualities whose segments are there', async () => {
    const { body } = await get('index.m3u8')
    expect(body).toContain('NAME="高清"\n720/index.m3u8')
    for (const quality of ['720', '360']) {
      const [url = ''] = /^\/sandbox.+$/m.exec((await get(`${quality}/index.m3u8`)).body) ?? []
      expect((await client.http('GET', url)).headers['content-type']).toBe('video/mp2t')
    }
    expect(await get('9/index.m3u8')).toMatchObject({ statusCode: 404 })
  })

  it('moves with the clock of the sandbox; lies behind, stands still, ends, or is gone when the camera is told so', async () => {
    const first = await sequence()
    await client.advance(754)
    expect((await sequence()) - first).toBeGreaterThanOrEqual(130)
    const now = await sequence()
    await status({ stream: 'delayed' })
    const delayed = await sequence()
    expect(delayed).toBeLessThan(now - 4)
    await client.advance(60)
    expect(await sequence()).toBeGreaterThanOrEqual(delayed + 9)
    await status({ stream: 'stalled' })
    const stalled = await sequence()
    await client.advance(60)
    expect(await sequence()).toBe(stalled)
    await status({ stream: 'on' })
    expect(await sequence()).toBeGreaterThanOrEqual(stalled + 9)
    expect((await get('720/index.m3u8')).body).not.toContain('ENDLIST')
    await status({ stream: 'ended' })
    expect((await get('720/index.m3u8')).body).toContain('#EXT-X-ENDLIST\n')
    await status({ stream: 'cut' })
    for (const file of ['index.m3u8', '720/index.m3u8']) expect(await get(file)).toMatchObject({ statusCode: 404 })
  })

  it('is there from the moment the teacher starts until the end', async () => {
    const { ahead } = LIVE_LESSON
    const answers = async () => (await get('index.m3u8', ahead)).statusCode
    expect(await answers()).toBe(404)
    await status({ status: 1 }, ahead)
    expect(await answers()).toBe(200)
    await status({ status: 2 }, ahead)
    expect(await answers()).toBe(404)
    expect(await get('index.m3u8', 999)).toMatchObject({ statusCode: 404 })
  })
})
