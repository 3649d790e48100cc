import { getConfig } from '@/api/app'
import { listComments } from '@/api/comment'
import { forgetDialect } from '@/api/dialect'
import { getMember } from '@/api/member'
import { env } from '@/config/env'

import { fakeBackend, ok, refusal } from '../setup/backend'

const fresh = '/images/default_avatar.jpg'

beforeEach(() => {
  forgetDialect()
  Object.assign(env, { apiHost: 'https://api.example.com' })
})
afterEach(() => Object.assign(env, { apiHost: '' }))

test.each([
  [fresh, 'https://api.example.com/images/default_avatar.jpg'],
  ['https://cdn.example.com/a.jpg', 'https://cdn.example.com/a.jpg'],
  ['//cdn.example.com/a.jpg', '//cdn.example.com/a.jpg'],
  ['', ''],
  [null, ''],
])('the picture %s of a member is %s', async (avatar, url) => {
  fakeBackend({ 'GET /api/v2/member/detail': ok({ id: 7, nick_name: '林小满', avatar }) })
  expect((await getMember()).avatar).toBe(url)
})

test('where the page’s own host passes on calls alone, the server’s own address has the picture', async () => {
  Object.assign(env, { apiHost: '' })
  fakeBackend({
    'GET /api/v2/other/config': ok({ name: '示例网校', url: 'https://school.example.com/' }),
    'GET /api/v2/member/detail': ok({ id: 7, nick_name: '林小满', avatar: fresh }),
  })
  await getConfig()
  expect((await getMember()).avatar).toBe(`https://school.example.com${fresh}`)
})

test('so is that of a comment, in both dialects', async () => {
  const course = { kind: 'course', id: 3 } as const
  const backend = fakeBackend({
    'GET /api/v2/course/3/comments': ok({
      comments: [{ id: 5, user_id: 7, render_content: '好', created_at: null }],
      users: { 7: { id: 7, avatar: fresh, nick_name: '林小满' } },
    }),
    'GET /api/v3/comments': ok({
      data: [{ id: 'a', content: '好', is_check: 1, created_at: null, user: { avatar: fresh, nick_name: '林小满' } }],
      total: 1,
    }),
  })
  const avatars = async () => (await listComments(course, false)).items.map(({ avatar }) => avatar)
  expect(await avatars()).toEqual([`https://api.example.com${fresh}`])
  backend.reply('GET /api/v2/course/3/comments', refusal('路由不存在', 404))
  expect(await avatars()).toEqual([`https://api.example.com${fresh}`])
})
