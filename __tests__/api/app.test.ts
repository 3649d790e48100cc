import { getConfig } from '@/api/app'

import { fakeBackend, ok } from '../setup/backend'

const configOf = (wire: object) => {
  fakeBackend({ 'GET /api/v2/other/config': ok({ name: '示例网校', enabled_addons: [], ...wire }) })
  return getConfig()
}

test.each([
  ['before 4.9.24', {}, false],
  ['4.9.25 with a notice', { course_purchase_notice: '<p>须知</p>' }, true],
  ['4.9.25 without one', { course_purchase_notice: '' }, true],
  ['4.9.27', { paid_content_purchase_protocol: 'https://api.example.com/p' }, true],
])('%s: a deletion waits for its date, and orders are listed when paid: %#', async (_, wire, isRecent) => {
  await expect(configOf(wire)).resolves.toMatchObject({ hasDeletionGrace: isRecent, listsPaidOrdersOnly: isRecent })
})

test.each([
  ['BASE', {}, true],
  ['HEAD', { paid_content_purchase_protocol: '' }, false],
])('%s: whether members may have promo codes of their own', async (_, wire, hasInviteCodes) => {
  await expect(configOf(wire)).resolves.toMatchObject({ hasInviteCodes })
})

test.each([
  ['https://api.example.com/logo.png', 'https://api.example.com/logo.png'],
  ['https://api.example.com', ''],
  ['https://api.example.com/', ''],
  ['//api.example.com', ''],
  ['', ''],
])('the logo %s; a bare host is none', async (logo, url) => {
  expect((await configOf({ logo: { logo, white_logo: {} } })).logo).toBe(url)
})

test('both licences with their pages; those that are not set are left out', async () => {
  const wire = { icp: '京ICP备1号', icp_link: 'https://beian.miit.gov.cn', icp2: '京公网安备2号', icp2_link: '' }
  expect((await configOf(wire)).licences).toEqual([
    { text: '京ICP备1号', url: 'https://beian.miit.gov.cn' },
    { text: '京公网安备2号', url: '' },
  ])
  expect((await configOf({ icp: '', icp2: '' })).licences).toEqual([])
})

test('points for what learners do, numbers as text among them', async () => {
  const credit1_reward = { register: 10, watched_vod_course: '5', watched_video: 1, paid_order: '0.1', invite: 3 }
  expect((await configOf({ credit1_reward })).pointRewards).toEqual({
    register: 10,
    lesson: 1,
    course: 5,
    perYuan: 0.1,
    invite: 3,
  })
  expect((await configOf({})).pointRewards).toEqual({
    ...{ register: 0, lesson: 0, course: 0, perYuan: 0, invite: 0 },
  })
})
