import { launch, startSandbox } from './harness'

test('a share card leads through the password login to its course, and keeps the referrer', async () => {
  const stored = new Map<string, string>()
  const url = '/pages/course/show?id=4&msv=7'
  const app = launch({ sandboxUrl: await startSandbox(), stored, url })
  const { page } = app
  await page.tap('密码登录')
  await page.input('手机号', '13800000001')
  await page.input('登录密码', 'zhitu123')
  await page.tap('我已阅读并同意')
  await page.tap('登录')
  await page.find('React 组件设计：写给一年后的自己')
  expect(app.stack()).toEqual(['pages/course/show'])
  expect(stored.get('msv')).toBe('7')
  expect(app.share()).toMatchObject({
    title: 'React 组件设计：写给一年后的自己',
    path: expect.stringMatching(/^\/pages\/course\/show\?id=4&msv=\d+$/),
  })

  await page.tap('目录')
  await page.tap('一个四百行的页面')
  await page.find('lesson-video')
  expect(app.stack()).toEqual(['pages/course/show', 'pages/course/video'])
  app.back()
  await page.untilAt('/pages/course/show?id=4')
})
