import { routeNames, routeSpec } from '../../../src/routes/registry'
import { type Academy, learner, openAcademy } from '../harness'
import { entryOf, expectSound, openCold, ordersOf, pathOf } from './opening'
import type { Orders } from './table'

let academy: Academy
let stored: Map<string, string>
let orders: Orders

beforeAll(async () => {
  academy = await openAcademy()
  stored = await academy.phoneOf(learner)
  orders = await ordersOf(academy, await academy.login(learner))
})

test.each(routeNames)('%s opens for a learner', async (name) => {
  const { learner: words, leads, addon } = entryOf(name)
  if (addon) await academy.switchAddon(addon, true)
  const app = openCold(name, { academy, stored, orders })
  await app.page.find(words)
  expect(pathOf(app)).toBe(`/${routeSpec(leads?.learner ?? name).path}`)
  await expectSound(app, name)
  app.close()
  if (addon) await academy.switchAddon(addon, false)
})
