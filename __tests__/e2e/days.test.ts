import { readFileSync } from 'node:fs'

import { Academy } from './setup/academy'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open()
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

const learner = '13800000001'

it('keeps the goal when the browser is killed', async () => {
  const phone = await academy.visitAs(academy.member())
  await phone.go('/pages/course/index')
  await phone.press('定个目标')
  await phone.press(/^20 分钟/)
  await phone.see('今天再学 20 分钟就达到目标')
  expect(phone.errors).toEqual([])

  const later = await academy.visit({ memory: await phone.kill() })
  await later.go('/pages/course/index')
  await later.see('今天再学 20 分钟就达到目标')
  await later.press('学习目标，每天 20 分钟，修改')
  await later.press(/^不设目标/)
  await later.pressable('定个目标').waitFor()
  expect(later.errors).toEqual([])
})

it('hands out everything with a date as one file', async () => {
  const phone = await academy.visitAs(learner)
  await phone.go('/packageA/member/calendar')
  await phone.pressable(/^全部加到手机日历/).waitFor()
  await phone.settled()
  const file = phone.page.waitForEvent('download')
  await phone.press(/^全部加到手机日历/)
  await phone.told('打开下载的文件，就加入日历')
  const text = readFileSync(await (await file).path(), 'utf8')
  const said = await phone.pressable(/^全部加到手机日历/).innerText()
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(Number(/\d+/.exec(said)?.[0]))
  expect(new Set(text.match(/^UID:.*/gm)).size).toBe(text.match(/^UID:/gm)?.length)
  expect(phone.errors).toEqual([])
})
