import { Academy } from './setup/academy'
import { courseOf } from './setup/catalogue'
import type { Phone } from './setup/phone'

const course = courseOf('sql')

describe.each(['base', 'head'] as const)('an installation of the open core alone, %s', (dialect) => {
  let academy: Academy
  let phone: Phone

  beforeAll(async () => {
    academy = await Academy.open({ dialect, edition: 'open' })
    phone = await academy.visitAs(academy.member())
  })
  afterAll(() => academy.close())

  it('has no search engine: the titles of courses are looked through', async () => {
    await phone.go('/pages/search/search?keywords=SQL')
    await phone.see(/SQL/)
    await phone.press(new RegExp(course.title))
    await phone.at('/pages/course/show')
  })

  it('finds nothing else, and says so', async () => {
    await phone.go(`/pages/search/search?keywords=${encodeURIComponent('没有这样的课')}`)
    await phone.see('没有找到“没有这样的课”')
  })

  it('opens the course and not a lesson for the short address of a course', async () => {
    await phone.go('/pages/auth/login?redirect=/course/2/2')
    await phone.at('/pages/course/show')
    expect(phone.page.url()).toMatch(/show\?id=2$/)
  })
})

describe('a file of a course', () => {
  let academy: Academy
  let phone: Phone

  beforeAll(async () => {
    academy = await Academy.open()
    phone = await academy.visitAs('13800000001')
    await phone.go('/pages/course/show?id=1')
    await phone.press(/^附件/)
  })
  afterAll(() => academy.close())

  it('arrives under its own name', async () => {
    const [download] = await Promise.all([phone.page.waitForEvent('download'), phone.press(/^复杂度速查表/)])
    expect(download.suggestedFilename()).toMatch(/^复杂度速查表.*\.csv$/)
    await phone.told('开始下载')
  })

  it('is no page of JSON when the server has lost it', async () => {
    const body = JSON.stringify({ code: 1, message: '源文件不存在', data: [] })
    await academy.fault({
      path: '/api/v3/course/attach-download',
      times: 1,
      status: 200,
      body,
      contentType: 'application/json',
    })
    await phone.press(/^讲义节选/)
    await phone.told('源文件不存在')
    await phone.at('/pages/course/show')
  })
})
