import { act } from 'react'

import InviteCode from '@/packageA/member/promoCode'
import Me from '@/pages/member/index'
import Search from '@/pages/search/search'
import Show from '@/pages/course/show'
import { logout } from '@/features/shared/session/logout'
import { tokenItem, useSession } from '@/stores/session'

jest.mock('@/http/rateLimiter', () => ({
  createRateLimiter: () => ({ acquire: async () => undefined, rest: () => undefined }),
}))

import { control, press, type, typed } from '../setup/learner'
import { School } from '../setup/school'
import { shown } from '../setup/shown'

const label = '评论内容'

describe.each(['base', 'head'] as const)('words and doors at an open server, %s', (dialect) => {
  let school: School
  beforeAll(async () => {
    school = await School.open(dialect)
  })
  afterEach(() => school.calm())
  afterAll(() => school.close())

  const course = async () => ({ id: String((await school.courseOf('真正能用的网页')).id) })

  async function write(words: string) {
    const member = await school.newcomer()
    const show = await school.visit(Show, member, await course())
    await show.press('评论')
    await show.see('说说你的想法')
    await press('说说你的想法')
    await type(label, words)
    return { member, show }
  }

  /** docs/backend/README.md#written-words: BASE takes tags out, HEAD would cut all that follows a `<`. */
  test.each([
    ['if (a<b) return', 'if (a<b) return', 'if (a＜b) return'],
    ['<div>这样写</div>', '这样写', '＜div>这样写＜/div>'],
    ['a & b, 5 > 3, c < d', 'a & b, 5 > 3, c < d', 'a & b, 5 > 3, c ＜ d'],
    ['四字节 😀𠮷 也在', '四字节 😀𠮷 也在', '四字节 😀𠮷 也在'],
    ['第一行\n第二行写完', '第一行\n第二行写完', '第一行\n第二行写完'],
  ])('the comment %j arrives as its writer sees it', async (words, atBase, atHead) => {
    const { show } = await write(words)
    await press('发表')
    await school.settle()
    const arrived = dialect === 'head' ? atHead : atBase
    await show.see(arrived)
    await school.control('comments/approve', { method: 'POST' })
    const other = await school.visit(Show, await school.newcomer(), await course())
    await other.press('评论')
    await other.see(arrived)
  })

  test('a comment in the making waits for its member when the login ends in the middle', async () => {
    const { member } = await write('写到一半，手机上又登录了')
    const token = tokenItem.get() ?? ''
    await school.fault({ method: 'POST', pattern: 'comment', code: 401, message: '请重新登录' })
    await press('发表')
    await school.settle()
    expect([useSession.getState().isLogin, shown()]).toEqual([false, ['账号已在其他设备登录，请重新登录']])
    await school.calm()
    useSession.getState().signIn(token)
    const again = await school.visit(Show, member, await course())
    await again.press('评论')
    await again.see('说说你的想法')
    await press('说说你的想法')
    expect(await typed(label)).toBe('写到一半，手机上又登录了')
  })

  test('logging out asks for nothing but that', async () => {
    const member = await school.newcomer()
    await school.visit(Me, member)
    const before = school.sent.length
    logout()
    await school.settle(1_000)
    expect(school.sent.slice(before).map(({ call }) => call)).toEqual(['POST /api/v2/logout'])
  })

  test('search says that it looks through titles only, for what was typed', async () => {
    const member = await school.newcomer()
    const search = (keywords: string) => school.visit(Search, member, { keywords: encodeURIComponent(keywords) })
    await (await search('SQL')).see('SQL 十五课')
    await (await search('_')).see('没有找到“_”')
    const many = await search('的')
    await many.see('只列出了前 10 门，换个更具体的词')
    expect(many.text()).not.toContain('没有更多了')
    expect(many.find('看全部课程')).toBeDefined()
  })

  test('a file is fetched once, however often it is pressed', async () => {
    const member = await school.newcomer()
    const sql = await school.courseOf('SQL')
    await school.give(sql.id)
    const show = await school.visit(Show, member, { id: String(sql.id) })
    await show.press('附件2')
    const file = control('书店练习数据CSV · 不到 1 KB下载')
    await act(async () => [1, 2, 3].forEach(() => file.click()))
    await school.settle()
    expect(school.sent.filter(({ call }) => /attach\/\d+$/.test(call))).toHaveLength(1)
  })

  test('an invitation code is not offered again once the server is known to have none', async () => {
    const member = await school.newcomer()
    const me = await school.visit(Me, member)
    if (me.find('我的邀请码')) {
      await school.visit(InviteCode, member)
      await school.settle(1_000)
    }
    const again = await school.visit(Me, member)
    expect(again.text()).not.toContain('邀请码')
  })
})
