import { type Academy, type App, launch, learner, openAcademy } from './harness'

let academy: Academy
let app: App

beforeAll(async () => {
  academy = await openAcademy()
})
afterEach(() => app.close())

const changed = { type: 'changed' }
const memberCall = 'GET /api/v2/member/detail'

/** A page inside, of this address; `say` is what it leaves behind, `goTo` another page that it leads to. */
async function open(address: string) {
  const url = `/pages/webview/webview?url=${encodeURIComponent(address)}`
  app = launch({ sandboxUrl: academy.url, stored: new Map(await academy.phoneOf(learner)), url })
  const frame = await app.page.findOne(({ tag }) => tag === 'web-view', 'the page inside')
  await app.page.until(() => app.callsTo(memberCall).length > 0, 'the member')
  return {
    goTo: (src: string) => app.page.raise(frame, 'load', { src }),
    say: (...data: unknown[]) => app.page.raise(frame, 'message', { data }),
  }
}

const own = () => `${academy.url}/user/protocol`
const asked = () => app.callsTo(memberCall).length

test('a page of the operator’s that has changed something: the member is read anew', async () => {
  const inside = await open(own())
  inside.goTo(own())
  const before = asked()
  inside.say({ type: 'unknown' }, changed)
  await app.page.until(() => asked() > before, 'the member anew')
})

test.each<[string, (inside: Awaited<ReturnType<typeof open>>) => void]>([
  ['what nobody knows', ({ say }) => say({ type: 'unknown' }, 'changed', null)],
  [
    'what was said after another site was shown',
    ({ goTo, say }) => {
      goTo('https://evil.example/')
      goTo(own())
      say(changed)
    },
  ],
  [
    'a site that looks like the operator’s',
    ({ goTo, say }) => {
      goTo(`${academy.url}.evil.example/`)
      say(changed)
    },
  ],
])('%s is not heard', async (_, act) => {
  const inside = await open(own())
  const before = asked()
  act(inside)
  // Of what is heard the call goes out at once.
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked()).toBe(before)
  inside.goTo(own())
})
