import { fetchOnce } from '../setup/fetchOnce'
import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { lostInLargeText, stumblingBlocks } from './setup/audit'
import { eventually } from './setup/eventually'
import { jump, pressControl, watch } from './setup/flows'
import type { Phone } from './setup/phone'

const root = '/addons/Snapshot/api/v1'
const [first, second] = courseOf('first-web-page').lessons.map(({ id }) => id)
const lessonPath = (id = first) => `/pages/course/video?id=${id}`

const agree = '同意并开启摄像头'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open({ isWholeBrowser: true })
})
beforeEach(() => photographing({}))
afterEach(() => academy.rest())
afterAll(() => academy.close())

/** The add-on, with a draw each second that always succeeds, unless a test says otherwise. */
async function photographing(rules: object): Promise<void> {
  const { enabled_addons } = await academy.control<{ enabled_addons: string[] }>('config')
  await academy.control('config', {
    enabled_addons: [...new Set([...enabled_addons, 'Snapshot'])],
    sandbox: { snapshot: { cycle_time: 1, rate: 100, max_times: 3, ...rules } },
  })
}

interface Image {
  id: number
  thumb: string
}

/** What the server has of a member. */
const imagesOf = async (mobile: string, id = first, type = 'vod') =>
  (await academy.call<{ data: Image[] }>(mobile, `${root}/resource/images?resource_type=${type}&resource_id=${id}`))
    .data

/** A phone whose owner lets the app use the camera; every track that it has opened is noted. */
async function phoneOf(mobile: string, permissions: string[] = ['camera']): Promise<Phone> {
  const phone = await academy.visitAs(mobile, { permissions })
  await phone.page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { tracks })
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
  return phone
}

/** How often the camera was opened, and whether it runs. */
const cameraOf = (phone: Phone) =>
  phone.page.evaluate(() => {
    const { tracks } = window as unknown as { tracks: MediaStreamTrack[] }
    return { opened: tracks.length, running: tracks.filter(({ readyState }) => readyState === 'live').length }
  })

const films = (phone: Phone, camera: object) =>
  eventually(async () => expect(await cameraOf(phone)).toMatchObject(camera))
const runs = (phone: Phone, running: number) => films(phone, { running })

/** In a lesson, with the camera on; where it takes few pictures, a busy machine may find it off again. */
async function photographed(mobile: string, camera: object = { opened: 1 }): Promise<Phone> {
  const phone = await phoneOf(mobile)
  await phone.go(lessonPath())
  await phone.press(agree)
  await films(phone, camera)
  return phone
}

describe('photographs while learning', () => {
  it('are asked about first; then they reach the server as pictures, so many and no more', async () => {
    const mobile = academy.member()
    const phone = await phoneOf(mobile)
    await phone.go(lessonPath())
    await phone.see('谁能看到')
    expect(await cameraOf(phone)).toEqual({ opened: 0, running: 0 })
    expect(await imagesOf(mobile)).toEqual([])

    await phone.press(agree)
    await phone.see('请保证摄像头开启对准面部')
    await phone.see('已经拍够了，摄像头已关闭')
    await phone.see('已拍 3/3 张')
    await films(phone, { opened: 1, running: 0 })
    const images = await imagesOf(mobile)
    expect(images).toHaveLength(3)
    const bytes = Buffer.from(await (await fetchOnce(images[0]?.thumb ?? '')).arrayBuffer())
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(bytes.length).toBeGreaterThan(5_000)
    expect(bytes.length).toBeLessThan(1024 * 1024)
    expect(phone.errors).toEqual([])
  })

  it('say where the learner is', async () => {
    await photographing({ cycle_time: 3, max_times: 1 })
    const phone = await phoneOf(academy.member())
    await phone.page.addInitScript(() => {
      const append = FormData.prototype.append
      Reflect.set(FormData.prototype, 'append', function (this: FormData, name: string, ...rest: unknown[]) {
        Reflect.set(window, name, rest[0])
        Reflect.apply(append, this, [name, ...rest])
      })
    })
    await phone.go(lessonPath())
    await watch(phone, 0.5)
    await jump(phone, 40)
    await phone.press(agree)
    await phone.see('已拍 1/1 张')
    const sec = await phone.page.evaluate(() => Reflect.get(window, 'duration') as unknown)
    expect(Number(sec)).toBeGreaterThanOrEqual(40)
    expect(Number(sec)).toBeLessThan(60)
  })

  it('do not begin without the add-on, and the code for them does not come', async () => {
    const { enabled_addons } = await academy.control<{ enabled_addons: string[] }>('config')
    await academy.control('config', { enabled_addons: enabled_addons.filter((name) => name !== 'Snapshot') })
    const phone = await phoneOf(academy.member())
    await phone.go(lessonPath())
    await phone.see('目录')
    await phone.settled()
    expect(phone.calls('GET', /Snapshot/)).toEqual([])
    expect(await cameraOf(phone)).toEqual({ opened: 0, running: 0 })
  })

  it('declined: the lesson goes on, and the camera stays off on the next visit', async () => {
    const phone = await phoneOf(academy.member())
    await phone.go(lessonPath())
    await phone.press('暂不')
    await phone.go(lessonPath())
    await phone.pressable('学习拍照，摄像头未开启').waitFor()
    await phone.settled()
    expect(await cameraOf(phone)).toEqual({ opened: 0, running: 0 })
    await phone.press('学习拍照，摄像头未开启')
    await phone.press(agree)
    await films(phone, { opened: 1 })
  })

  it('go on behind the icon; neither it nor the window lies over the picture', async () => {
    const mobile = academy.member()
    const phone = await photographed(mobile)
    await phone.see('已拍')
    const box = await phone.page.getByRole('region', { name: '学习拍照' }).boundingBox()
    const player = await phone.page
      .getByRole('region', { name: /^播放/ })
      .or(phone.page.locator('video').first())
      .first()
      .boundingBox()
    expect((box?.y ?? 0) - (player?.y ?? 0)).toBeGreaterThan(player?.height ?? 0)
    await phone.press('最小化窗口')
    await phone.gone('请保证摄像头开启对准面部')
    await eventually(async () => expect(await imagesOf(mobile)).toHaveLength(3))
    expect((await cameraOf(phone)).opened).toBe(1)
  })

  it('are for everyone: by keyboard, screen reader, weak eyes and large text', async () => {
    await photographing({ cycle_time: 600 })
    const phone = await photographed(academy.member())
    // The question is no longer there to be stumbled over.
    await phone.go(lessonPath())
    await phone.see('已拍 0/3 张')
    await phone.gone('正在开启摄像头')
    expect(await stumblingBlocks(phone)).toEqual([])
    expect(await lostInLargeText(phone)).toEqual([])
    const toggle = phone.pressable('最小化窗口')
    await toggle.focus()
    await phone.page.keyboard.press('Enter')
    const icon = phone.pressable('学习拍照，摄像头已开启')
    await icon.waitFor()
    await icon.and(phone.page.locator(':focus')).waitFor()
    expect(await stumblingBlocks(phone)).toEqual([])
    expect(await lostInLargeText(phone)).toEqual([])
  })

  it('are looked at, deleted and added to by their owner', async () => {
    await photographing({ max_times: 2 })
    const mobile = academy.member()
    const phone = await photographed(mobile)
    await phone.see('已拍 2/2 张')
    const before = (await imagesOf(mobile)).map(({ id }) => id)
    const left = async () => (await imagesOf(mobile)).filter(({ id }) => before.includes(id))
    await phone.press('学习照片管理')
    await phone.see('照片管理')
    await phone.press(/^第 2 张/)
    await phone.press('删除这张照片')
    await phone.see('删除后不能恢复，网校也看不到了。')
    await photographing({ max_times: 2, rate: 0 })
    await phone.press('删除')
    await phone.told('删除成功')
    await eventually(async () => expect(await left()).toHaveLength(1))
  })

  it('can be brought along: each file is told what became of it', async () => {
    await photographing({ cycle_time: 600 })
    const mobile = academy.member()
    const phone = await photographed(mobile)
    await phone.press('学习照片管理')
    await phone.see('还没有学习照片')
    const [chooser] = await Promise.all([phone.page.waitForEvent('filechooser'), phone.press('手动上传学习照片')])
    const [picture] = await pictureOf(phone)
    await chooser.setFiles([
      { name: '自拍.png', mimeType: 'image/png', buffer: picture },
      { name: '笔记.txt', mimeType: 'text/plain', buffer: Buffer.from('笔记') },
    ])
    await phone.see('自拍.png上传成功')
    await phone.see('笔记.txt不是图片文件')
    await phone.pressable(/^第 1 张/).waitFor()
    expect(await imagesOf(mobile)).toHaveLength(1)
    await phone.page.getByRole('dialog').getByRole('button', { name: '返回' }).click()
    await phone.see('已拍 1/3 张')
  })

  it('without a permitted camera: it is said, and the lesson plays', async () => {
    const phone = await phoneOf(academy.member(), [])
    await phone.go(lessonPath())
    await phone.press(agree)
    await phone.see('摄像头未捕捉到画面')
    await phone.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1)
  })

  it('that do not get through say so quietly, and come again', async () => {
    const mobile = academy.member()
    const fault = await academy.fault({ pattern: 'upload/image', code: 1, message: '存储不可用' })
    const phone = await photographed(mobile)
    await phone.see('上一张没有传上去，会再拍')
    await phone.gone('存储不可用')
    await academy.endFault(fault)
    await phone.see(/已拍 [1-3]\/3 张/)
    expect((await imagesOf(mobile)).length).toBeGreaterThan(0)
  })
})

describe('the camera', () => {
  beforeEach(() => photographing({ cycle_time: 600 }))

  it('goes off with the lesson, and on again with the next one', async () => {
    const phone = await photographed(academy.member(), { running: 1 })
    await pressControl(phone, '返回')
    await runs(phone, 0)
    await phone.go(lessonPath(second))
    await runs(phone, 1)
  })

  it('goes off behind another page and another app, and comes back', async () => {
    const phone = await photographed(academy.member(), { running: 1 })
    await phone.page
      .locator('[role=link]', { hasText: courseOf('first-web-page').title })
      .first()
      .click()
    await phone.at('/pages/course/show')
    await runs(phone, 0)
    await phone.page.goBack()
    await phone.at('/pages/course/video')
    await runs(phone, 1)

    const show = (state: string) =>
      phone.page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await show('hidden')
    await runs(phone, 0)
    await show('visible')
    await runs(phone, 1)
  })

  it('goes off at a logout in another tab', async () => {
    const phone = await photographed(academy.member(), { running: 1 })
    const other = await phone.page.context().newPage()
    await other.goto(`${phone.origin}/#/packageA/member/setting`)
    await other.getByRole('button', { name: '退出登录' }).click()
    await other.getByRole('button', { name: '退出', exact: true }).click()
    await runs(phone, 0)
  })

  it('is on in a live room and in a book too; the photographs are the course’s and the book’s', async () => {
    await photographing({ cycle_time: 1, max_times: 1 })
    const mobile = academy.member()
    const phone = await phoneOf(mobile)
    await phone.go('/packageA/live/video?id=13')
    await phone.press(agree)
    await phone.see('已拍 1/1 张')
    expect(await imagesOf(mobile, 3, 'live')).toHaveLength(1)
    await phone.go('/packageA/book/read?id=1')
    await phone.press(agree)
    await phone.see('已拍 1/1 张')
    expect(await imagesOf(mobile, 1, 'book')).toHaveLength(1)
    await runs(phone, 0)
  })
})

it('on the smallest screen the chat of a live room can be read and written in, with the camera on', async () => {
  await photographing({ cycle_time: 600 })
  const phone = await phoneOf(academy.member())
  await phone.page.setViewportSize({ width: 320, height: 568 })
  await phone.go('/packageA/live/video?id=13')
  await phone.press(agree)
  await runs(phone, 1)
  await phone.pressable('学习拍照，摄像头已开启').waitFor()
  const boxOf = async (role: 'region' | 'log', name: string) => phone.page.getByRole(role, { name }).boundingBox()
  const [window, chat] = [await boxOf('region', '学习拍照'), await boxOf('log', '聊天消息')]
  // But for its border, which cannot be seen.
  expect((window?.y ?? 0) + (window?.height ?? 0)).toBeLessThanOrEqual((chat?.y ?? 0) + 2)
  await phone.fill('说点什么', '看得见，也写得了')
  await phone.press('发送')
  await phone.page.getByRole('log').getByText('看得见，也写得了').waitFor()
})

/** A paper with all six types, its last one with material of its own. */
const term = 17

/** A room whose question can be answered with the camera on. */
const rooms = [
  {
    type: 'paper',
    id: term,
    async enter(phone: Phone) {
      await phone.go(`/packageA/exam/paper/show?id=${term}`)
      await phone.press('立即考试')
      await phone.press('开始考试')
      await phone.at('/packageA/exam/play/paper')
    },
    answered: '已答 1/17',
    async leave(phone: Phone) {
      await phone.press('返回')
      await phone.press('确认返回')
    },
  },
  {
    type: 'practice',
    id: 1,
    async enter(phone: Phone) {
      await phone.go('/packageA/exam/play/practice?id=1&chapter=1')
    },
    answered: /^已练 1\//,
    leave: (phone: Phone) => phone.press('返回'),
  },
]

describe.each(rooms)('in a $type', ({ type, id, enter, answered, leave }) => {
  it('photographs are asked about, taken and counted while the learner answers; the camera goes off with the room', async () => {
    const mobile = academy.member()
    const phone = await phoneOf(mobile)
    await enter(phone)
    await phone.see('谁能看到')
    expect(await cameraOf(phone)).toEqual({ opened: 0, running: 0 })
    await phone.press(agree)
    await phone.press(/^B/)
    await phone.see(answered)
    await phone.press('下一题')
    await phone.see(/^2\. /)
    await phone.see('已拍 3/3 张')
    expect(await imagesOf(mobile, id, type)).toHaveLength(3)
    await films(phone, { opened: 1, running: 0 })
    await photographing({ max_times: 9, cycle_time: 600 })
    await phone.page.reload()
    await runs(phone, 1)
    await leave(phone)
    await runs(phone, 0)
    expect(phone.errors).toEqual([])
  })

  it('without a permitted camera it is said, and answering goes on', async () => {
    const phone = await phoneOf(academy.member(), [])
    await enter(phone)
    await phone.press(agree)
    await phone.see('摄像头未捕捉到画面')
    await phone.press(/^B/)
    await phone.see(answered)
    await phone.see('已保存')
  })

  it.each(['light', 'dark'] as const)(
    'the window covers nothing on the smallest screen, %s, also for large text',
    async (colorScheme) => {
      await photographing({ cycle_time: 600 })
      const phone = await phoneOf(academy.member())
      await phone.page.setViewportSize({ width: 320, height: 568 })
      await phone.page.emulateMedia({ colorScheme })
      await enter(phone)
      await phone.press(agree)
      await runs(phone, 1)
      // The question is no longer there to be stumbled over.
      await phone.page.reload()
      await phone.see('已拍 0/3 张')
      await phone.gone('正在开启摄像头')
      const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : NaN)
      for (const press of ['最小化窗口', '学习拍照，摄像头已开启']) {
        const window = await phone.page.getByRole('region', { name: '学习拍照' }).boundingBox()
        const question = await phone.words(/^1\. /).boundingBox()
        expect(bottomOf(window)).toBeLessThanOrEqual(question?.y ?? 0)
        expect(await stumblingBlocks(phone)).toEqual([])
        expect(await lostInLargeText(phone)).toEqual([])
        await phone.press(press)
      }
      expect((await cameraOf(phone)).running).toBe(1)
    },
  )
})

it('the camera goes off when the paper is handed in', async () => {
  await photographing({ cycle_time: 600 })
  const phone = await phoneOf(academy.member())
  await rooms[0]?.enter(phone)
  await phone.press(agree)
  await runs(phone, 1)
  await phone.press('交卷')
  await phone.press('确认交卷')
  await phone.see('考试得分')
  await runs(phone, 0)
})

/** A picture such as a phone takes, larger than servers want it. */
async function pictureOf(phone: Phone): Promise<[Buffer]> {
  const url = await phone.page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 4000 })
    const pen = canvas.getContext('2d')
    for (let row = 0; row < 400; row++) {
      if (pen) pen.fillStyle = `hsl(${row} 80% 50%)`
      pen?.fillRect(0, row * 10, 3000, 10)
    }
    return canvas.toDataURL('image/png')
  })
  return [Buffer.from(url.split(',')[1] ?? '', 'base64')]
}
