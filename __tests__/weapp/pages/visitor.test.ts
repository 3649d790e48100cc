import { type Rule, switchRules } from '../../../src/config/addons'
import { parseRouterParams, parseRedirect } from '../../../src/routes/codec'
import { type RouteName, routeNames, routeSpec } from '../../../src/routes/registry'
import { type Academy, learner, openAcademy } from '../harness'
import { entryOf, expectSound, openCold, pathOf } from './opening'

const publicPages = routeNames.filter((name) => routeSpec(name).isPublic)
const privatePages = routeNames.filter((name) => !routeSpec(name).isPublic)
const switchedPages = routeNames.filter((name) => routeSpec(name).switch)

let academy: Academy

beforeAll(async () => {
  academy = await openAcademy()
})

test.each(publicPages)('%s opens for a visitor', async (name) => {
  const { visitor, leads } = entryOf(name)
  if (!visitor) throw new Error(`pages/table.ts does not say what a visitor reads on ${name}`)
  const app = openCold(name, { academy })
  await app.page.find(visitor)
  expect(pathOf(app)).toBe(`/${routeSpec(leads?.visitor ?? name).path}`)
  await expectSound(app, name)
  app.close()
})

test.each(privatePages)('%s asks a visitor to log in, and knows the way back', async (name) => {
  const app = openCold(name, { academy })
  await app.page.find(/^登录后开始学习/)
  const { redirect } = parseRouterParams('login', app.query()) ?? {}
  expect(parseRedirect(redirect)?.name).toBe(name)
  expect(app.stack()).toHaveLength(1)
  await expectSound(app, name)
  app.close()
})

/** The add-ons without which this page is closed. */
function addonsWithout(name: RouteName): string[] {
  const { switch: feature } = routeSpec(name)
  const rule: Rule | null = feature ? switchRules[feature] : null
  return rule?.kind === 'unlessAddon' ? [rule.name] : []
}

describe('without its add-on', () => {
  let stored: Map<string, string>

  beforeAll(async () => {
    stored = await academy.phoneOf(learner)
  })

  test.each(switchedPages)('%s says that it is not open', async (name) => {
    await academy.configure({ enabled_addons: addonsWithout(name) })
    const app = openCold(name, { academy, stored })
    await app.page.find('这里还没有开放')
    expect(pathOf(app)).toBe(`/${routeSpec(name).path}`)
    await expectSound(app, name)
    app.close()
  })
})
