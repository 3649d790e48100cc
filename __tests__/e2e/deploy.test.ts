import type { Route } from 'playwright-core'

import { Academy } from './setup/academy'
import type { Phone } from './setup/phone'

let academy: Academy
/** Scripts that only the course's page needs. */
let pageScripts: string[]

const scriptsOf = (phone: Phone) => phone.calls('GET', /^\/js\//).map((request) => request.url())

beforeAll(async () => {
  academy = await Academy.open()
  const phone = await academy.visitAs(academy.member())
  await phone.go('/')
  await phone.see('本周好课')
  await phone.page.waitForLoadState('networkidle')
  const before = scriptsOf(phone)
  await phone.press(/SQL 十五课/)
  await phone.see('立即购买')
  pageScripts = scriptsOf(phone).filter((url) => !before.includes(url))
})
afterAll(() => academy.close())

/** At home, with the scripts of the course's page answered like this from now on. */
async function atHome(answer: (route: Route) => Promise<void>): Promise<Phone> {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/')
  await phone.see('本周好课')
  await phone.page.waitForLoadState('networkidle')
  await phone.page.route((url) => pageScripts.includes(url.href), answer)
  return phone
}

const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' })
const shell = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>知途</title>' })

describe('a script of a page that is not there any more', () => {
  const answers: [string, (route: Route) => Promise<void>][] = [
    ['is missing', missing],
    ['is index.html instead', shell],
  ]

  it('is known', () => expect(pageScripts.length).toBeGreaterThan(0))

  it.each(answers)('reloads once and then says so, instead of a blank page: it %s', async (_, answer) => {
    const phone = await atHome(answer)
    let loads = 0
    phone.page.on('load', () => (loads += 1))
    await phone.press(/SQL 十五课/)
    await phone.see('有新版本')
    await phone.page.waitForTimeout(1_000)
    expect(loads).toBe(1)
    await phone.page.unrouteAll()
    await phone.press('重新打开')
    await phone.see('立即购买')
  })

  it('is found again after the reload, when the new version is whole', async () => {
    const phone = await atHome(missing)
    phone.page.on('request', (request) => request.isNavigationRequest() && void phone.page.unrouteAll())
    await phone.press(/SQL 十五课/)
    await phone.see('立即购买')
    expect(await phone.sees('有新版本')).toBe(false)
  })

  it('is not called a new version while the network is gone', async () => {
    const phone = await atHome((route) => route.continue())
    await phone.page.context().setOffline(true)
    await phone.press(/SQL 十五课/)
    await phone.see(/网络不可用/)
    await phone.page.waitForTimeout(1_000)
    expect(await phone.sees('有新版本')).toBe(false)
    await phone.see('本周好课')
  })
})

describe('a direct entry while its script is missing', () => {
  it('says so as well', async () => {
    const phone = await academy.visitAs(academy.member())
    await phone.page.route((url) => pageScripts.includes(url.href), missing)
    await phone.go('/pages/course/show?id=5')
    await phone.see('有新版本')
    expect(await phone.sees('稍后')).toBe(false)
    await phone.page.unrouteAll()
    await phone.press('重新打开')
    await phone.see('立即购买')
  })
})
