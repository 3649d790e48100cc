import { useDialog } from '@/features/shared/dialog'
import { launch } from '@/features/system/launch'
import { tokenSlot, useSession } from '@/stores/session'

import { fakeBackend, ok } from '../../setup/backend'

jest.mock('@/platform/navigation', () => ({ openEntries: jest.fn(() => []), restartAt: jest.fn() }))

const begin = () =>
  fakeBackend({
    'GET /api/v2/other/config': ok({ name: '示例网校', member: { enabled_face_verify: true }, enabled_addons: [] }),
    'GET /addons/templateOne/api/v1/settings': ok(),
    'GET /api/v2/member/detail': ok({ id: 7, nick_name: '林小满', is_face_verify: false }),
    'GET /api/v9/version': ok({ update_mode: 0, appname: '', update_info: '' }),
    'POST /api/v2/logout': ok(),
  })

const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => {
  useDialog.setState({ open: null })
  tokenSlot.set('a.b.c')
  useSession.setState({ isLogin: true, user: null })
})

test('a launch stops at the gates', async () => {
  begin()
  void launch('/pages/course/show?id=3')
  await settle()
  expect(useDialog.getState().open?.confirmLabel).toBe('去实名')
  useDialog.getState().open?.answer(false)
  await settle()
})

test.each(['/pages/webview/faceSuccess', 'pages/webview/faceSuccess', '/pages/webview/faceSuccess?BizToken=1'])(
  'but not where the real-name check leads back to: %s',
  async (entry) => {
    begin()
    await launch(entry)
    expect(useDialog.getState().open).toBeNull()
    expect(useSession.getState().user?.nickname).toBe('林小满')
  },
)
