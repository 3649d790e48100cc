import Notice from '@/packageA/member/notice'

import { aMember } from '../../factories/member'
import { fakeBackend, ok } from '../../setup/backend'
import { openScreen } from '../../setup/openScreen'

test.each([
  [0, '2024-05-01 10:30正文'],
  [12, '2024-05-01 10:30 · 12 次阅读正文'],
])('an announcement that was read %i times', async (view_times, words) => {
  const wire = { id: 7, title: '放假通知', announcement: '<p>正文</p>', view_times, created_at: '2024-05-01 10:30:00' }
  fakeBackend({ 'GET /api/v2/announcement/7': ok(wire) })
  const screen = await openScreen(Notice, { params: { id: '7' }, user: aMember() })
  await screen.see(`放假通知${words}`)
})
