import { launch, startSandbox } from './harness'

test('boots', async () => {
  const sandboxUrl = await startSandbox()
  const app = launch({ sandboxUrl })
  await app.page.find('本周好课').catch(e=>console.log(String(e)))
  console.log(app.page.text(), app.requests().map(r=>r.call+' '+r.status), app.largestSetData(), app.stack(), app.toasts(), app.page.url)
}, 30000)
