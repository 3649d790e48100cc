import * as navigation from '@/platform/navigation'
import { mountedParams } from '@/routes/navigate'

jest.mock('@/platform/navigation', () => ({ openEntries: jest.fn(() => []) }))

const redirect = encodeURIComponent('courseShow?id=4')

describe('the parameters of a page that is being mounted', () => {
  it('are the current router’s when that is this page', () => {
    expect(mountedParams('login', { path: '/pages/auth/login', params: { redirect } })).toEqual({
      redirect: 'courseShow?id=4',
    })
  })

  it('come from the stack while the router still tells of the page that led here', () => {
    jest.mocked(navigation.openEntries).mockReturnValue([{ path: 'pages/auth/login', params: { redirect } }])
    expect(mountedParams('login', { path: '/pages/course/show', params: { id: '4' } })).toEqual({
      redirect: 'courseShow?id=4',
    })
  })
})
