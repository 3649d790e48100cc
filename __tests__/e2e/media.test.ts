import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { eventually } from './setup/eventually'
import { jump, pressControl, secondOf, watch } from './setup/flows'
import { type Delivery, fileOf, MediaServer } from './setup/mediaServer'
import type { Phone } from './setup/phone'

/**
 * Media, delivery and disturbances against what a learner sees of them, by the browser's own player and by the script.
 * A case of the long form (`CI_LONG=1`) takes longer than a change waits for.
 */
interface Case extends Delivery {
  name: string
  /** Addresses of the lesson; the server's name is put before those that begin with a letter. */
  urls: string[]
  format?: 'm3u8' | 'mp4'
  /** Second that was reached before. */
  keptSec?: number
  isLong?: boolean
  /** Files are played by the browser whatever it has; unless said, lists by its own player and by the script. */
  players?: Player[]
  outcome: (phone: Phone, player: Player) => Promise<void>
}

/** `iphone`: the browser's own player, and behind it the script. */
const players = ['own', 'script', 'iphone'] as const
type Player = (typeof players)[number]

const lesson = courseOf('first-web-page').lessons[0]
const list = ['ts/index.m3u8']
const file = ['tiny.mp4']
const page = '<!doctype html><title>请登录</title>'
const garbage = Buffer.alloc(6_000, 'not a transport stream ')

/** The picture moves, from here on. */
const plays =
  (fromSec = 0, toSec = 20) =>
  async (phone: Phone) => {
    const sec = await watch(phone, movedSec)
    expect(sec).toBeGreaterThan(fromSec)
    expect(sec).toBeLessThan(toSec)
  }
const says =
  (...words: (string | RegExp)[]) =>
  async (phone: Phone) => {
    for (const each of words) await phone.see(each)
  }
/** Before anything is pressed; a browser may begin by itself. */
const showsPicture = (fromSec: number) => (phone: Phone) =>
  eventually(async () => {
    const { currentTime, readyState } = await phone.page
      .locator('video')
      .evaluate(({ currentTime, readyState }: HTMLVideoElement) => ({ currentTime, readyState }))
    expect(readyState).toBeGreaterThanOrEqual(HAVE_CURRENT_DATA)
    expect(currentTime).toBeGreaterThan(fromSec)
  })
const HAVE_CURRENT_DATA = 2
/** More than one picture, less than a row of the table should take. */
const movedSec = 0.3
/** The picture moves, wherever it was, until it is behind this. */
const getsPast = (sec: number) => async (phone: Phone) => {
  await watch(phone, movedSec)
  await eventually(async () => expect(await secondOf(phone)).toBeGreaterThan(sec))
}
const all =
  (...outcomes: Case['outcome'][]): Case['outcome'] =>
  async (phone, player) => {
    for (const outcome of outcomes) await outcome(phone, player)
  }
const jumps =
  (sec: number): Case['outcome'] =>
  async (phone) => {
    await watch(phone, movedSec)
    await jump(phone, sec)
  }
const withFile = (name: string, said: NonNullable<ReturnType<NonNullable<Delivery['answer']>>>, times = Infinity) => ({
  answer: (asked: string, time: number) => (asked === name && time <= times ? said : undefined),
})

/** A broken middle: what is before it plays. */
function brokenFile(): Buffer {
  const body = Buffer.from(fileOf('tiny.mp4'))
  return body.fill(0xff, Math.round(body.length * 0.4), Math.round(body.length * 0.5))
}
const open = fileOf('ts/index.m3u8')
  .toString()
  .replace('#EXT-X-ENDLIST\n', '')
  .replace('#EXT-X-PLAYLIST-TYPE:VOD\n', '')
/** Servers of some rows do not answer until the learner has read that it is tried again. */
let isDown = true
const reconnects = async (phone: Phone) => {
  await phone.see('正在重新连接')
  isDown = false
}
/** After the last try, half a minute later. */
const givesUp = (words: string) => (phone: Phone) => phone.words(words).waitFor({ timeout: 60_000 })
const soundIsHeard = async (phone: Phone) => {
  await watch(phone, movedSec)
  const heard = () =>
    phone.page.locator('video').evaluate((video) => Number(Reflect.get(video, 'webkitAudioDecodedByteCount')))
  await eventually(async () => expect(await heard()).toBeGreaterThan(0))
}
const seconds = async (phone: Phone) =>
  eventually(async () => {
    const length = await phone.page.locator('video').evaluate((video: HTMLVideoElement) => video.duration)
    expect(Math.round(length)).toBe(20)
  })

const cases: Case[] = [
  // Lists.
  { name: 'a list of transport streams', urls: list, outcome: plays() },
  { name: 'a list of fragments', urls: ['fmp4/index.m3u8'], isLong: true, outcome: plays() },
  {
    name: 'a list that only its format says to be one',
    urls: ['ts/index.m3u8'],
    format: 'm3u8',
    isLong: true,
    outcome: plays(),
  },
  { name: 'a jump in a list', urls: list, outcome: all(jumps(15), plays(14.5)) },
  { name: 'a kept place in a list', urls: list, keptSec: 12, outcome: all(says('从 00:09 继续'), plays(8.5, 14)) },
  { name: 'a list that no script may read', urls: list, isClosed: true, outcome: plays() },
  {
    name: 'a kept place in a list that no script may read',
    urls: list,
    isClosed: true,
    keptSec: 12,
    isLong: true,
    outcome: plays(8.5, 14),
  },
  {
    name: 'a segment that is not there',
    urls: list,
    ...withFile('ts/02.mpegts', { status: 404 }),
    outcome: all(jumps(3), getsPast(6.2)),
  },
  {
    name: 'a first segment that is not there: the next one is seen before it is played',
    urls: list,
    players: ['script', 'iphone'],
    ...withFile('ts/00.mpegts', { status: 404 }),
    outcome: all(showsPicture(2), getsPast(2.2)),
  },
  {
    name: 'two first segments that are no streams',
    urls: list,
    players: ['script'],
    isLong: true,
    answer: (asked) => (/0[01]\.mpegts/.test(asked) ? { body: garbage } : undefined),
    outcome: all(showsPicture(4), getsPast(4.2)),
  },
  {
    name: 'a list of which nothing is a stream',
    urls: list,
    players: ['script'],
    answer: (asked) => (asked.endsWith('.mpegts') ? { body: garbage } : undefined),
    outcome: says('开头放不出来', '重试', '下一课'),
  },
  {
    name: 'a first segment that is not there, by a browser that does not begin without it',
    urls: list,
    players: ['own'],
    ...withFile('ts/00.mpegts', { status: 404 }),
    outcome: says('开头放不出来', '重试', '下一课'),
  },
  {
    name: 'a segment that is not there is told of',
    urls: list,
    players: ['script'],
    ...withFile('ts/01.mpegts', { status: 404 }),
    outcome: all(getsPast(4.2), async (phone) => phone.told('这一小段放不出来，已跳过')),
  },
  {
    name: 'a segment that is no stream',
    urls: list,
    ...withFile('ts/02.mpegts', { body: garbage }),
    outcome: all(jumps(3), getsPast(6.2)),
  },
  {
    name: 'a segment that is empty',
    urls: list,
    isLong: true,
    ...withFile('ts/02.mpegts', { body: '' }),
    outcome: getsPast(6.2),
  },
  {
    name: 'a kept place in a segment that is not there',
    urls: list,
    keptSec: 12,
    ...withFile('ts/04.mpegts', { status: 404 }),
    isLong: true,
    outcome: getsPast(10.2),
  },
  {
    name: 'a jump into a segment that is not there',
    urls: list,
    ...withFile('ts/06.mpegts', { status: 404 }),
    outcome: all(jumps(13), getsPast(14.2)),
  },
  {
    name: 'two segments in a row that are not there',
    urls: list,
    players: ['script'],
    isLong: true,
    answer: (asked) => (/0[23]\./.test(asked) ? { status: 404 } : undefined),
    outcome: all(jumps(3), getsPast(8.2)),
  },
  {
    name: 'three segments in a row that are not there: the third step is wider, here it leads to the end',
    urls: list,
    players: ['script'],
    isLong: true,
    answer: (asked) => (/0[234]\./.test(asked) ? { status: 404 } : undefined),
    outcome: all(jumps(3), says(/下一课：/)),
  },
  {
    name: 'a last segment that is not there ends the lesson',
    urls: list,
    players: ['script'],
    ...withFile('ts/09.mpegts', { status: 404 }),
    outcome: all(jumps(15), says(/下一课：/)),
  },
  {
    name: 'a segment that fails twice and comes then',
    urls: list,
    players: ['script'],
    ...withFile('ts/01.mpegts', { status: 503 }, 2),
    outcome: all(plays(), getsPast(3), async () =>
      expect(media.asked.filter((each) => each === 'ts/01.mpegts')).toHaveLength(3),
    ),
  },
  {
    name: 'a segment that takes fourteen seconds',
    urls: list,
    players: ['script'],
    isLong: true,
    ...withFile('ts/00.mpegts', { delayMs: 14_000 }),
    outcome: all(plays(), async () => expect(media.asked.filter((each) => each === 'ts/00.mpegts')).toHaveLength(1)),
  },
  {
    name: 'a list that does not answer for a while',
    urls: list,
    answer: (asked) => (asked === 'ts/index.m3u8' && isDown ? { status: 503 } : undefined),
    outcome: all(reconnects, plays()),
  },
  {
    name: 'a list whose line is cut once',
    urls: list,
    ...withFile('ts/index.m3u8', { isCut: true }, 1),
    isLong: true,
    outcome: plays(),
  },
  {
    name: 'a page in place of a list',
    urls: list,
    ...withFile('ts/index.m3u8', { body: page, type: 'text/html' }),
    outcome: says('这个地址是网页，不是视频'),
  },
  {
    name: 'a list that is refused once has expired',
    urls: list,
    ...withFile('ts/index.m3u8', { status: 403 }, 2),
    isLong: true,
    outcome: plays(),
  },
  {
    name: 'a list that is not said to be over',
    urls: list,
    players: ['script'],
    ...withFile('ts/index.m3u8', { body: open }),
    outcome: all(plays(), seconds),
  },
  { name: 'sound in a group of its own', urls: ['apart/index.m3u8'], outcome: soundIsHeard },
  { name: 'a list without sound', urls: ['apart/picture.m3u8'], isLong: true, outcome: plays() },
  {
    name: 'two lists of which the first is gone',
    urls: ['gone/index.m3u8', 'ts/index.m3u8'],
    isLong: true,
    outcome: plays(),
  },
  // Files.
  { name: 'a file', urls: file, outcome: plays() },
  { name: 'a jump in a file', urls: file, outcome: all(jumps(15), plays(14.5)) },
  { name: 'a kept place in a file', urls: file, keptSec: 12, outcome: all(says('从 00:09 继续'), plays(8.5, 14)) },
  {
    name: 'a kept place at a server that sends no parts',
    urls: file,
    keptSec: 12,
    hasNoRanges: true,
    outcome: async (phone) => {
      // Said for some seconds from the jump on, if there is one, which may be before the press.
      const resumed = phone.see('从 00:09 继续')
      resumed.catch(() => undefined)
      const sec = await watch(phone, movedSec)
      // A browser that has the whole file already may jump in it.
      if (sec > 8) return resumed
      await phone.told('这个视频不能跳到上次的位置，从头开始')
      expect(await phone.sees(/从 .* 继续/)).toBe(false)
    },
  },
  { name: 'a file that no script may read', urls: file, isClosed: true, isLong: true, outcome: plays() },
  {
    name: 'a file that does not answer for a while',
    urls: file,
    answer: () => (isDown ? { status: 503 } : undefined),
    outcome: all(reconnects, plays()),
  },
  { name: 'a file whose line is cut once', urls: file, ...withFile('tiny.mp4', { isCut: true }, 1), outcome: plays() },
  { name: 'two files of which the first is gone', urls: ['gone.mp4', 'tiny.mp4'], isLong: true, outcome: plays() },
  {
    name: 'a file that is gone, when there is no other',
    urls: ['gone.mp4'],
    isLong: true,
    outcome: all(reconnects, givesUp('视频放不出来'), says('试过几次都没有连上，稍后再试')),
  },
  {
    name: 'a file that is broken in its middle',
    urls: file,
    isLong: true,
    ...withFile('tiny.mp4', { body: brokenFile() }),
    outcome: getsPast(12),
  },
  {
    name: 'a page in place of a file',
    urls: file,
    ...withFile('tiny.mp4', { body: page, type: 'text/html' }),
    outcome: says('这个地址是网页，不是视频'),
  },
  { name: 'an empty file', urls: file, ...withFile('tiny.mp4', { body: '' }), outcome: says('视频文件是空的') },
  {
    name: 'AVI, by its name',
    urls: ['a.avi'],
    outcome: says('浏览器放不了 AVI 格式的视频', '复制链接', '用浏览器打开'),
  },
  {
    name: 'FLV, by its content',
    urls: ['a.mp4'],
    ...withFile('a.mp4', { body: 'FLV\u0001 and so on' }),
    outcome: says('浏览器放不了 FLV 格式的视频'),
  },
  { name: 'WMV, of two with a file that plays', urls: ['a.wmv', 'tiny.mp4'], outcome: plays() },
  { name: 'HEVC where it is not played', urls: ['hevc.mp4'], outcome: says(/HEVC/) },
  { name: 'sound alone', urls: ['sound.m4a'], outcome: all(plays(), says('只有声音，没有画面')) },
  { name: 'a picture without sound', urls: ['picture.mp4'], isLong: true, outcome: plays() },
  // Addresses.
  { name: 'an address without a scheme', urls: ['//HOST/tiny.mp4'], outcome: plays() },
  { name: 'a scheme in capitals', urls: ['HTTP://HOST/tiny.mp4'], outcome: plays() },
  { name: 'blanks around an address', urls: ['  http://HOST/tiny.mp4 '], outcome: plays() },
  { name: 'a path from the root', urls: ['/sandbox/media/cases/tiny.mp4'], outcome: plays() },
]

let academy: Academy
let media: MediaServer
beforeAll(async () => {
  ;[academy, media] = await Promise.all([Academy.open({ isWholeBrowser: true }), MediaServer.open()])
})
afterEach(() => academy.rest())
afterAll(() => Promise.all([academy.close(), media.close()]))

/** The switch of the test: without media sources there is no script that plays. */
const withoutScript = () => {
  for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource']) Reflect.deleteProperty(window, name)
}
const asIphone = () => {
  Object.assign(window, { ManagedMediaSource: window.MediaSource })
  Reflect.deleteProperty(window, 'MediaSource')
}

/** An academy has thirty members, and each case needs one who has seen nothing. */
const membersEach = 28
let visits = 0
async function aMember(): Promise<string> {
  visits += 1
  if (visits % membersEach === 0) {
    await academy.close()
    academy = await Academy.open({ isWholeBrowser: true })
  }
  return academy.member()
}

async function atCase({ urls, format, keptSec, ...delivery }: Case, player: Player): Promise<Phone> {
  media.deliver(delivery)
  isDown = true
  const mobile = await aMember()
  if (keptSec) await academy.call(mobile, `/api/v2/video/${lesson?.id}/record`, { duration: keptSec })
  const phone = await academy.visitAs(mobile)
  if (player === 'own') await phone.page.addInitScript(withoutScript)
  if (player === 'iphone') await phone.page.addInitScript(asIphone)
  const addresses = urls.map((url) => ({
    url: /^\w[\w./]*$/.test(url) ? `${media.origin}/${url}` : url.replace('HOST', new URL(media.origin).host),
    format: format ?? (url.includes('m3u8') ? 'm3u8' : 'mp4'),
    name: '默认',
    duration: 0,
  }))
  const body = JSON.stringify({ code: 0, message: '', data: { urls: addresses } })
  await academy.fault({ pattern: 'playinfo', body, contentType: 'application/json' })
  await phone.go(`/pages/course/video?id=${lesson?.id}`)
  return phone
}

describe.each(players)('by the %s player', (player) => {
  const here = cases.filter(
    ({ isLong, players, urls }) =>
      (!isLong || process.env.CI_LONG) &&
      (players ?? (urls.some((url) => url.includes('m3u8')) ? ['own', 'script'] : ['own'])).includes(player),
  )
  it.each(here.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    await one.outcome(await atCase(one, player), player)
  })
})

/** Its stream in the sandbox has a group of them. */
const subtitled = courseOf('first-web-page').lessons.find(({ title }) => title === '点击之后发生了什么')

it.each(['own', 'script'] as const)('subtitles that a list carries are shown, by the %s player', async (player) => {
  const phone = await academy.visitAs(await aMember())
  if (player === 'own') await phone.page.addInitScript(withoutScript)
  await phone.go(`/pages/course/video?id=${subtitled?.id}`)
  await watch(phone, movedSec)
  await pressControl(phone, '字幕 关')
  await phone.page.getByRole('menuitemradio', { name: '中' }).click()
  await jump(phone, 18)
  await phone.see('这个函数叫监听器。')
  expect(phone.errors).toEqual([])
})
