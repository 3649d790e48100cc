import { getMember } from '@/api/member'

import { fakeBackend, ok } from '../setup/backend'

const memberOf = (over: object) => {
  fakeBackend({ 'GET /api/v2/member/detail': ok({ id: 7, nick_name: '林小满', ...over }) })
  return getMember()
}

test.each([
  ['a server without agreements', {}, []],
  ['both', { agreement_status: { user_agreement_agreed: 1, privacy_policy_agreed: 1 } }, []],
  ['the privacy policy only', { agreement_status: { user_agreement_agreed: 0, privacy_policy_agreed: 1 } }, ['user']],
  [
    'the user agreement only',
    { agreement_status: { user_agreement_agreed: 1, privacy_policy_agreed: 0 } },
    ['privacy'],
  ],
])('agreed to %s', async (_, over, due) => {
  expect((await memberOf(over)).agreementsDue).toEqual(due)
})
