import { configureHttp, httpContext } from '@/http/client'
import Certification from '@/packageA/member/certification'
import { album } from '@/platform/album'
import { downloader } from '@/platform/download'
import { previewImages } from '@/platform/preview'
import { pageConfig } from '@/routes/pageConfig'
import { tokenItem } from '@/stores/session'

import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { control, named, press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

jest.mock('@/platform/preview', () => ({ previewImages: jest.fn(() => Promise.resolve()) }))

const call = 'GET /addons/Cert/api/v1/member/cert'
const picture = 'data:image/png;base64,AAAA'
const row = {
  ...{ id: 31, cert_no: 'ZT2026', created_at: '2026-01-02 10:00:00' },
  cert: { id: 4, name: '商务邮件写作结业', template_image: '/ground.png' },
}
const gone = { id: 30, cert_no: 'ZT2025', created_at: '2025-01-02 10:00:00', cert: [] }
const certificates = (...list: object[]) => ok({ data: list, total: list.length })
const open = () => openScreen(Certification, { user: aMember(), addons: ['Cert'] })

const load = jest.spyOn(downloader, 'picture')
beforeEach(() => load.mockReset().mockResolvedValue(picture))
afterAll(() => jest.restoreAllMocks())

async function openPicture() {
  fakeBackend({ [call]: certificates(row) })
  const screen = await open()
  await screen.see('证书编号：ZT2026')
  await press('查看证书：商务邮件写作结业')
  await settle()
  return screen
}

test('what I have earned, with number and day; of what was taken away nothing can be opened', async () => {
  fakeBackend({ [call]: certificates(row, gone) })
  const screen = await open()
  await screen.see('商务邮件写作结业')
  expect(screen.text()).toMatch(
    /商务邮件写作结业证书编号：ZT20262026-01-02查看证书证书编号：ZT20252025-01-02这张证书已经失效/,
  )
  expect(named('查看证书')).toHaveLength(1)
})

test('it opens as a picture to keep, whose address says nothing of the login', async () => {
  const screen = await openPicture()
  expect(load.mock.calls[0]?.[0]).toContain('/member/cert/4/download?token=')
  expect(document.querySelector('img[alt="「商务邮件写作结业」证书"]')?.getAttribute('src')).toBe(picture)
  expect(screen.text()).toContain('长按图片，保存或发给朋友')
  expect(document.body.innerHTML).not.toContain('token=')
})

test('it is saved under its name, once however often it is pressed', async () => {
  const saved = jest.spyOn(album, 'save').mockResolvedValue('saved')
  await openPicture()
  await press('下载证书')
  await settle()
  expect(saved.mock.calls).toEqual([[picture, '商务邮件写作结业.png']])
  expect(shown()).toEqual(['保存成功'])
})

test('a browser that does not tell whether it saves: no success is said, but the way that always works', async () => {
  jest.spyOn(album, 'save').mockRestore()
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await openPicture()
  await press('下载证书')
  await settle()
  expect(click).toHaveBeenCalled()
  expect(shown()).toEqual(['开始下载；没有出现，就长按图片保存'])
})

test('who has refused the album is led to where that is taken back', async () => {
  const saved = jest.spyOn(album, 'save').mockResolvedValueOnce('refused').mockResolvedValueOnce('saved')
  const settings = jest.spyOn(album, 'openSettings').mockResolvedValue(true)
  saved.mockClear()
  const screen = await openPicture()
  await press('下载证书')
  await screen.see('没有相册权限')
  await press('去设置')
  await settle()
  expect([settings.mock.calls.length, saved.mock.calls.length]).toEqual([1, 2])
})

test('in WeChat’s browser, which takes no downloads, a long press is all there is', async () => {
  const before = album.canSave
  Object.assign(album, { canSave: false })
  const screen = await openPicture()
  expect(screen.find('下载证书')).toBeUndefined()
  expect(screen.text()).toContain('长按图片')
  Object.assign(album, { canSave: before })
})

test('a whole screen that does not come is said, and can be asked for again', async () => {
  jest.mocked(previewImages).mockRejectedValueOnce(new Error('no code'))
  await openPicture()
  await press('全屏查看')
  await settle()
  expect(shown()).toEqual(['大图没有打开，请重试'])
  const tries = jest.mocked(previewImages).mock.calls.length
  await press('全屏查看')
  expect(previewImages).toHaveBeenCalledTimes(tries + 1)
})

test('it can be looked at over the whole screen', async () => {
  await openPicture()
  await press('全屏查看')
  expect(previewImages).toHaveBeenCalledWith([picture])
})

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), '网络不可用'],
  ['the server is broken', () => Promise.reject(new Error('HTTP 502')), '服务器开小差了'],
  ['the server refuses', async () => ({ answer: { code: 1, message: '证书正在生成', data: [] } }), '证书正在生成'],
  ['the server has no picture in its place', async () => ({ answer: { code: 0, message: '' } }), '读不懂'],
])('when %s, that is said and can be retried', async (_, reply, words) => {
  load.mockImplementation(reply)
  const screen = await openPicture()
  await screen.see(words)
  expect(screen.find('下载证书')).toBeUndefined()
  load.mockResolvedValue(picture)
  await press('重试')
  await settle()
  expect(control('下载证书')).toBeDefined()
})

test('an ended login in place of the picture ends it here, too', async () => {
  const onUnauthorized = jest.fn()
  configureHttp({ ...httpContext(), onUnauthorized })
  tokenItem.set('a.b.c')
  load.mockResolvedValue({ answer: { code: 401, message: '请重新登录', data: [] } })
  const screen = await openPicture()
  await screen.see('请重新登录')
  expect(onUnauthorized).toHaveBeenCalledWith('a.b.c', '请重新登录')
})

test('none yet; a failure can be retried', async () => {
  const backend = fakeBackend({ [call]: refusal('错误') })
  const screen = await open()
  await screen.see('证书没有加载出来')
  backend.reply(call, certificates())
  await press('重试')
  await screen.see('获得的证书会出现在这里')
  await press('去学习')
  expect(navigation.switched()).toEqual(['/pages/course/index'])
})

test('it is nobody else’s page: WeChat does not offer to forward it', () => {
  expect(pageConfig('certification')).not.toHaveProperty('enableShareAppMessage')
})
