import { fetchOnce } from '../../../setup/fetchOnce'
import type { Pages, Url } from '../pages'
import { parseUrl } from '../pages'
import type { Screen } from '../screen'
import { createAccount, openTypeDetail, openTypes, WechatSession } from './account'
import { Apis, type Cover } from './api'
import { Authority, createAuthority } from './authority'
import { createCamera } from './camera'
import { createCanvases } from './canvas'
import { createDevice, type Platform } from './device'
import { createFiles } from './files'
import { createNetwork } from './network'
import { createPlaces } from './places'
import { createPrivacy, Privacy } from './privacy'
import { createSockets } from './sockets'
import { createStorage } from './storage'
import { createView } from './view'

export interface WxOptions {
  sandboxUrl: string
  platform: Platform
  /** The phone's storage. Passed on to another start, it acts like a kill of the app. */
  stored: Map<string, string>
  /** The app's own folder, which a kill leaves as well. */
  savedFiles: Map<string, Buffer>
  /** The number that WeChat gives to the phone button. */
  phone: string
  isOffline: boolean
  start: Url
  /** WeChat's scene number. */
  scene: number
  pages: Pages
  screen: Screen
  /** What a view of WeChat's own does to the app. */
  cover: Cover
}

const routeMs = 20

/** Components that an older WeChat lacks. */
const components = ['page-container']

/** WeChat answers when the old page is gone and the new one is drawn. */
async function routed(move: () => void): Promise<void> {
  move()
  await new Promise((resolve) => setTimeout(resolve, routeMs))
}

/** The global `wx`, and what a test can see and do behind it. */
export function createWx(options: WxOptions) {
  const { sandboxUrl, platform, stored, savedFiles, phone, isOffline, start, scene, pages, screen, cover } = options
  const apis = new Apis(cover)
  const privacy = new Privacy()
  const network = createNetwork(apis, sandboxUrl, isOffline)
  const root = () => screen.root
  const sockets = createSockets()
  const authority = new Authority(platform)
  const files = createFiles(apis, network, privacy, savedFiles)
  const camera = createCamera(apis, privacy, { root, addFile: files.add })
  const canvases = createCanvases(apis, privacy, authority, {
    addFile: files.add,
    openFile: files.open,
    async fetchPicture(url) {
      const answer = await fetchOnce(url)
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
  })
  const isOpen = () => pages.stack.length > 0
  const view = createView(apis, {
    isOpen,
    page: () => pages.top,
    root,
    leaveSmallWindow: (page) => pages.inSmallWindow === page && pages.closeSmallWindow(),
    nodeOf: canvases.nodeOf,
  })
  const places = createPlaces(apis, privacy)
  const device = createDevice(platform, start, scene)
  const copied: string[] = []
  const dialled: string[] = []
  const appointments: object[] = []
  const chats: string[] = []
  const wechat = new WechatSession()
  const account = createAccount(apis, wechat, {
    async pay(orderNo) {
      await fetchOnce(`${sandboxUrl}/sandbox/pay/${orderNo}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ result: 'paid' }),
      })
    },
  })
  const all = {
    canIUse: (name: string): boolean =>
      name in all || components.includes(name) || openTypes.some((openType) => name === `button.open-type.${openType}`),
    ...network.wx,
    ...sockets.wx,
    ...view.wx,
    ...files.wx,
    ...camera.wx,
    ...canvases.wx,
    ...createAuthority(apis, authority),
    ...places.wx,
    ...account,
    ...createPrivacy(apis, privacy),
    ...createStorage(stored),
    ...device.wx,
    makePhoneCall: apis.define('makePhoneCall', ({ phoneNumber }) => void dialled.push(String(phoneNumber))),
    addPhoneCalendar: apis.define('addPhoneCalendar', ({ title, startTime, endTime, alarmOffset }) => {
      authority.useTap()
      privacy.require()
      authority.require('scope.addPhoneCalendar')
      appointments.push({ title, startTime, endTime, alarmOffset })
    }),
    setClipboardData: apis.define('setClipboardData', ({ data }) => {
      privacy.require()
      copied.push(String(data))
    }),
    navigateTo: apis.define('navigateTo', ({ url }) => routed(() => pages.navigateTo(parseUrl(String(url))))),
    redirectTo: apis.define('redirectTo', ({ url }) => routed(() => pages.redirectTo(parseUrl(String(url))))),
    switchTab: apis.define('switchTab', ({ url }) => routed(() => pages.switchTab(parseUrl(String(url))))),
    reLaunch: apis.define('reLaunch', ({ url }) => routed(() => pages.reLaunch(parseUrl(String(url))))),
    navigateBack: apis.define('navigateBack', ({ delta = 1 }) => routed(() => pages.navigateBack(Number(delta)))),
  }
  return {
    apis,
    all,
    privacy,
    network,
    sockets,
    view,
    device,
    enter: device.enter,
    missPage: device.missPage,
    resize: device.resize,
    files,
    authority,
    /** What WeChat itself has shown or received. */
    seen: {
      previews: view.previews,
      documents: files.documents,
      documentNames: files.documentNames,
      maps: places.maps,
      copied,
      dialled,
      appointments,
      chats,
      album: canvases.album,
    },
    openFile: files.open,
    answer: (openType: string) =>
      openTypeDetail({ apis, privacy, wechat, phone, avatar: files.addAvatar, chats }, openType),
  }
}
