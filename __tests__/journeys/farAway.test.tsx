/** @jest-environment-options {"timeZone": "America/New_York"} */
import { createPlanOrder } from '@/api/order'
import { getMember } from '@/api/member'
import Orders from '@/packageA/member/order'
import Role from '@/pages/role/role'

import { School } from '../setup/school'

/** As it is written in China, where the academy is. */
const inChina = (at: Date): string => {
  const [date, time] = at.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }).split(' ')
  return `${date} ${time?.slice(0, 5)}`
}

describe.each(['base', 'head'] as const)('a phone in New York, at an open server, %s', (dialect) => {
  let school: School
  beforeAll(async () => {
    school = await School.open(dialect)
  })
  afterAll(() => school.close())

  test('it is', () => {
    expect(new Date('2026-01-01T00:00:00Z').getHours()).toBe(19)
  })

  test('reads when it has ordered and how long it is a member as in China', async () => {
    const before = await school.newcomer()
    const { orderNo } = await createPlanOrder(1, null)
    await school.control(`orders/${orderNo}/status`, { body: { status: 9 } })
    const { now } = await school.control<{ now: number }>('clock')
    const orders = await school.visit(Orders, before)
    await orders.see(orderNo)
    expect([inChina(new Date(now)), inChina(new Date(now - 60_000))].some((at) => orders.text().includes(at))).toBe(
      true,
    )

    const member = await getMember()
    const plans = await school.visit(Role, member)
    await plans.see('到期')
    const [day] = inChina(new Date(now + 30 * 86_400_000)).split(' ')
    expect(plans.text()).toContain(`${day} 到期`)
  })
})
