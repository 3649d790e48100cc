import { routeNames, routeSpec } from '../../../src/routes/registry'
import { addressOf, prepareVisitors, type Visitors } from '../setup/visitors'
import { visits } from '../setup/pages'
import { Webkit } from './setup/webkit'

let webkit: Webkit
let visitors: Visitors
beforeAll(async () => {
  webkit = await Webkit.open()
  visitors = await prepareVisitors(webkit.academy)
})
afterAll(() => webkit.close())

const everyVisit = routeNames.flatMap((name) =>
  visits[name].map((visit, index) => ({ name, who: visit.who ?? 'member', shot: `${name}-${index + 1}`, visit })),
)

it.each(everyVisit)('$name, by a $who, is drawn whole, fits and breaks nothing', async ({ name, shot, visit }) => {
  const { ready, fault, addon } = visit
  const path = `/${routeSpec(name).path}`
  const phone = await webkit.visit(visitors.keptBy(visit))
  const armed = fault && (await webkit.academy.fault(fault))
  if (addon) await webkit.academy.switchAddon(addon, true)
  await phone.go(addressOf(path, visit, visitors.orders))
  await phone.see(ready)
  if (!fault) await phone.quiet()
  expect((await phone.url()).hash.slice(1).split('?')[0]).toBe(path)
  expect(await phone.overflowAt('usual')).toBe(0)
  await phone.shoot(shot)
  expect(await phone.hiddenStops()).toEqual([])
  expect(await phone.overflowAt('small')).toBe(0)
  if (!fault) await phone.quiet()
  await phone.shoot(`${shot}-small`)
  await phone.overflowAt('usual')
  expect(await phone.errors()).toEqual([])
  if (armed) await webkit.academy.endFault(armed)
  if (addon) await webkit.academy.switchAddon(addon, false)
})
