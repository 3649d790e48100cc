import { launch, startSandbox } from './harness'
import type { Element } from './harness/element'
const dump = (e: Element, d = 0): string => '  '.repeat(d) + `<${e.tag} id=${e.id}> ${e.children.length ? '' : e.text}\n` + e.children.map(c => dump(c, d + 1)).join('')
test('boots', async () => {
  const sandboxUrl = await startSandbox()
  const app = launch({ sandboxUrl })
  await app.page.find('本周好课')
  await app.page.tap('全部')
  await app.page.untilAt('/pages/auth/login?redirect=vodIndex').catch(e => console.log(String(e)))
  await app.page.find('微信一键登录')
  console.log(app.page.text(), app.stack(), app.page.url, dump(app.page.root))
}, 30000)
test('rej', async () => {
  const sandboxUrl = await startSandbox()
  const app = launch({ sandboxUrl })
  await app.page.find('本周好课')
  app.open('/pages/course/show?id=3')
  await new Promise(r=>setTimeout(r,1000))
  console.log(app.page.text(), app.stack(), app.page.url)
}, 30000)
