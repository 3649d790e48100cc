import { currentLocation, finishLogin, goBack, goBackOrReplace, pageParams, setPageParams } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import { navigation } from '../setup/navigation'

const redirect = encodeURIComponent('courseShow?id=4')

describe('the parameters of a page that is being mounted', () => {
  it('are the current router’s when that is this page', () => {
    expect(pageParams('login', { path: '/pages/auth/login', params: { redirect } })).toEqual({
      redirect: 'courseShow?id=4',
    })
  })

  it('are its own while the stack still holds another of its kind', () => {
    navigation.start('/pages/course/show?id=5', '/pages/course/show?id=6')
    expect(pageParams('courseShow', { path: '/pages/course/show', params: { id: '5' } })).toEqual({ id: 5 })
  })

  it('come from the stack while the router still tells of the page that led here', () => {
    navigation.start(`/pages/auth/login?redirect=${redirect}`)
    expect(pageParams('login', { path: '/pages/course/show', params: { id: '4' } })).toEqual({
      redirect: 'courseShow?id=4',
    })
  })
})

test('a page that takes another address keeps nothing of the one before', () => {
  navigation.start('/pages/member/index', '/packageA/member/order?status=cancelled')
  setPageParams('memberOrder', {})
  expect(navigation.stack()).toEqual(['/pages/member/index', '/packageA/member/order'])
  expect(currentLocation()).toEqual({ name: 'memberOrder', params: {} })
  setPageParams('memberOrder', { status: 'paid' })
  expect(navigation.top()).toBe('/packageA/member/order?status=paid')
})

test.each([
  ['courseShow?id=4', ['/pages/course/show?id=4']],
  ['/pages/course/show?id=1', ['/pages/course/show?id=1']],
  ['/course/1', ['/pages/course/show?id=1']],
  ['study', ['/pages/course/index']],
  ['/member', ['/pages/member/index']],
  [undefined, ['/pages/index/index']],
  ['https://evil.example', ['/pages/index/index']],
])('after a login that was asked for by %s these pages are open: %j', (asked, stack) => {
  navigation.start('/pages/auth/login')
  finishLogin(asked)
  expect(navigation.stack()).toEqual(stack)
})

test('after a login the page that is behind it is gone back to', () => {
  navigation.start('/pages/index/index', '/pages/course/show?id=4', '/pages/auth/login')
  finishLogin('courseShow?id=4')
  expect(navigation.stack()).toEqual(['/pages/index/index', '/pages/course/show?id=4'])
})

test('after a login another thing of the same page behind it is not the one that was asked for', () => {
  navigation.start('/pages/index/index', '/pages/course/show?id=5', '/pages/auth/login')
  finishLogin('courseShow?id=4')
  expect(navigation.stack()).toEqual(['/pages/index/index', '/pages/course/show?id=5', '/pages/course/show?id=4'])
})

test.each([
  ['/pages/course/video?id=40&course_id=4', { name: 'courseVideo', params: { id: 40 } }],
  ['/packageA/book/read?id=101&book=3', { name: 'bookRead', params: { id: 101 } }],
  ['/packageA/book/show?id=3&tab=outline', { name: 'bookShow', params: { id: 3 } }],
  ['/pages/course/video?id=40', { name: 'courseVideo', params: { id: 40, at: undefined } }],
  ['/packageA/qa/show?id=7&from=courseVideo%3Fid%3D31', { name: 'qaShow', params: { id: 7 } }],
] as const)('the page behind is the one that is meant, though its address says more: %s', (behind, target) => {
  navigation.start('/pages/index/index', behind, '/packageA/qa/show?id=1')
  goBackOrReplace(target)
  expect(navigation.stack()).toEqual(['/pages/index/index', behind])
})

test('the page behind is another one when it shows one group of the many', () => {
  navigation.start('/packageA/tg/queue?id=5&gid=41', '/pages/order/order?type=course&id=3')
  useSession.getState().signIn('a.b.c')
  goBackOrReplace({ name: 'groupQueue', params: { id: 5 } })
  expect(navigation.stack()).toEqual(['/packageA/tg/queue?id=5&gid=41', '/packageA/tg/queue?id=5'])
})

test('the page behind is another one when it shows another chapter', () => {
  navigation.start('/packageA/book/read?id=102&book=3', '/packageA/qa/show?id=1')
  useSession.getState().signIn('a.b.c')
  goBackOrReplace({ name: 'bookRead', params: { id: 101 } })
  expect(navigation.stack()).toEqual(['/packageA/book/read?id=102&book=3', '/packageA/book/read?id=101'])
})

test.each([
  [['/pages/index/index', '/pages/course/show?id=4'], ['/pages/index/index']],
  [['/pages/course/show?id=4'], ['/pages/index/index']],
  [['/packageA/exam/play/paper?id=3&record=7'], ['/packageA/exam/paper/show?id=3']],
  [['/packageA/exam/play/mock?id=3&record=7'], ['/packageA/exam/mock/show?id=3']],
  [['/packageA/exam/play/practice?id=3&chapter=5'], ['/packageA/exam/practice/show?id=3']],
  [['/packageA/exam/play/wrongbook?type=1'], ['/packageA/exam/wrongbook/index']],
  [['/packageA/exam/play/collection'], ['/packageA/exam/collection/index']],
  [['/packageA/exam/paper/show?id=3'], ['/packageA/exam/home']],
  [['/pages/course/video?id=40&course_id=4'], ['/pages/course/show?id=4']],
  [['/pages/course/video?id=40'], ['/pages/index/index']],
  [['/packageA/book/read?id=101&book=3'], ['/packageA/book/show?id=3']],
])('back from %j leads to %j', (open, stack) => {
  navigation.start(...open)
  useSession.getState().signIn('a.b.c')
  goBack()
  expect(navigation.stack()).toEqual(stack)
})

describe('after a reload no page is open behind, but the browser has its history', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined)
  afterAll(() => back.mockRestore())

  it.each([
    ['the list before it', { idx: 2, key: 'a' }, 1],
    ['the page above, where the app was opened at this one', { idx: 0 }, 0],
    ['the page above, where a logout has ended what was before', { idx: 2, isFirst: true }, 0],
  ])('the arrow leads to %s', (_, state, times) => {
    back.mockClear()
    navigation.start('/pages/course/show?id=4')
    window.history.replaceState(state, '')
    goBack()
    expect(back).toHaveBeenCalledTimes(times)
    expect(navigation.stack()).toHaveLength(1)
    expect(navigation.top() === '/pages/course/show?id=4').toBe(times === 1)
  })
})
