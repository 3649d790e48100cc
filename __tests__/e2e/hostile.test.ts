import { Academy, wechatAgent } from './setup/academy'
import { courseOf } from './setup/catalogue'
import { agreement, give, logIn } from './setup/flows'
import { hostile, hostileBlocks, hostileContent, hostileHtml, shownOf } from './setup/hostile'
import type { Phone } from './setup/phone'

const evil = courseOf('hostile', hostileContent)
const sql = courseOf('sql', hostileContent)
const json = 'application/json'

let academy: Academy
beforeAll(async () => {
  academy = await Academy.open({ content: hostileContent })
})
afterEach(() => academy.rest())
afterAll(() => academy.close())

/** Without the content security policy: the texts must be harmless by themselves. */
const unprotected = { bypassCSP: true }

/** What hostile HTML would leave behind in the page. */
const strangers =
  '[onerror],[onclick],[onload],[onmouseover],[href^="javascript"],' +
  '#app :is(script,iframe,form,base,meta,link,embed,object)'

async function expectHarmless(phone: Phone): Promise<void> {
  await phone.quiet()
  expect(await phone.page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined()
  expect(await phone.page.locator(strangers).count()).toBe(0)
  expect(phone.page.url()).toContain(phone.origin)
  expect(phone.errors.filter((error) => !/ERR_|404|Content Security Policy/.test(error))).toEqual([])
}

async function expectShown(phone: Phone, ...names: string[]): Promise<void> {
  for (const name of names) await phone.see(shownOf(name))
  await expectHarmless(phone)
}

describe('hostile texts are text', () => {
  it('on home: blocks, announcement, name of the academy', async () => {
    await academy.control('config', { name: hostile('网校') })
    const notice = { id: 1, title: hostile('公告'), announcement: hostileHtml, view_times: 1, created_at: '' }
    await academy.fault({ path: '/api/v2/viewBlock', body: hostileBlocks, contentType: json })
    const body = JSON.stringify({ code: 0, message: '', data: notice })
    await academy.fault({ path: '/api/v2/announcement/', body, contentType: json })
    const phone = await academy.visitAs(academy.member(), unprotected)
    await phone.go('/')
    await expectShown(phone, '宫格', '橱窗', '橱窗课', '公众号', '号介绍', '公告')
    for (const name of ['脚本链接', '数据链接', '斜杠链接']) {
      await phone.see(name)
      await phone.lacks(name)
    }
    await phone.press(/^公告：公告/)
    await phone.see('结尾的话')
    await expectShown(phone, '公告')
  })

  it('in lists, categories and search', async () => {
    const phone = await academy.visitAs(academy.member(), unprotected)
    await phone.go('/packageA/vod/index')
    await expectShown(phone, '大类', '课程')
    await phone.press(/^大类/)
    await expectShown(phone, '课程')
    await phone.go('/pages/search/search')
    await phone.fill('搜课程、课时', '课程<img')
    await expectShown(phone, '课程')
  })

  it('on a course, in all its parts', async () => {
    const mobile = academy.member()
    const phone = await academy.visitAs(mobile, unprotected)
    await phone.go(`/pages/course/show?id=${evil.id}`)
    await expectShown(phone, '课程', '简介')
    await phone.see('结尾的话')
    for (const link of ['链接甲', '链接乙', '链接丙', '按我试试', '盖住一切']) await phone.words(link).click()
    await expectHarmless(phone)
    await phone.press('链接丁')
    await phone.see(/^evil\.example 不属于本网校/)
    await phone.press('返回')
    await phone.at('/pages/course/show')
    const covering = await phone.words('盖住一切').evaluate((element) => {
      const parents: Element[] = []
      for (let up: Element | null = element; up; up = up.parentElement) parents.push(up)
      const isFixed = (parent: Element) => getComputedStyle(parent).position === 'fixed'
      return parents.filter((parent) => parent.closest('.taro_page') && isFixed(parent)).length
    })
    expect(covering).toBe(0)
    await expectHarmless(phone)
    await phone.press(/^目录/)
    await expectShown(phone, '章节', '课时', '另一章')
    await phone.press(/^评论/)
    await expectShown(phone, '评论')
    await phone.press(/^附件/)
    await expectShown(phone, '附件')
  })

  it('in answers to comments (HEAD)', async () => {
    const head = await Academy.open({ dialect: 'head', content: hostileContent })
    const phone = await head.visitAs(head.member(), unprotected)
    await phone.go(`/pages/course/show?id=${evil.id}`)
    await phone.press(/^评论/)
    await expectShown(phone, '评论', '回复')
    await head.close()
  })

  it('on a lesson, at the cashier and after paying', async () => {
    const mobile = academy.member()
    await academy.control('config', {
      player: { bullet_secret: { text: hostile('水印'), color: 'red;background:url(//evil.example)' } },
    })
    const phone = await academy.visitAs(mobile, unprotected)
    await phone.go(`/pages/order/order?type=course&id=${evil.id}`)
    await expectShown(phone, '课程')
    await give(academy, mobile, evil.id)
    await phone.go(`/pages/course/video?id=${evil.lessons[0]?.id}`)
    await expectShown(phone, '课时', '课程', '章节', '水印')
    const orders = await academy.call<{ data: { order_id: string }[] }>(mobile, '/api/v2/member/orders')
    await phone.go(`/pages/order/success?order=${orders.data[0]?.order_id}`)
    await expectShown(phone, '课程')
    await phone.go('/pages/course/index')
    await expectShown(phone, '课程')
  })

  it('in the names of people, in refusals and in addresses', async () => {
    const mobile = academy.member()
    const me = await academy.call<object>(mobile, '/api/v2/member/detail')
    const data = { ...me, nick_name: hostile('名字'), avatar: "javascript:window.__xss='avatar'" }
    await academy.fault({
      path: '/api/v2/member/detail',
      body: JSON.stringify({ code: 0, message: '', data }),
      contentType: json,
    })
    const phone = await academy.visitAs(mobile, unprotected)
    await phone.go('/pages/member/index')
    await expectShown(phone, '名字')
    await academy.fault({ pattern: `^/api/v2/course/${sql.id}$`, code: 1, message: hostile('拒绝') })
    await phone.go(`/pages/course/show?id=${sql.id}`)
    await expectShown(phone, '拒绝')
    await phone.go(`/pages/auth/login-error?action=bind&login_err_msg=${encodeURIComponent(hostile('出错'))}`)
    await expectShown(phone, '出错')
    const title = encodeURIComponent(hostile('标题'))
    // A title that comes with an address of anybody's stands nowhere.
    const addresses = [
      ['javascript:window.__xss=1', '这个链接打不开'],
      ['data:text/html,<script>1</script>', '这个链接打不开'],
      ['//evil.example', '即将打开外部网页'],
    ] as const
    for (const [url, words] of addresses) {
      await phone.go(`/pages/webview/webview?url=${encodeURIComponent(url)}&title=${title}`)
      await phone.see(words)
      await expectHarmless(phone)
      await phone.gone('标题')
    }
    await phone.go(`/pages/webview/webview?class_id=1&lesson_id=1&title=${title}`)
    await expectShown(phone, '标题')
  })

  const day = '2026-05-02 10:00:00'
  const pageOf = (row: object) => ({ data: [row], total: 1 })
  const person = (name: string) => ({ id: 9, nick_name: hostile(name), avatar: "javascript:window.__xss='avatar'" })
  const course = { goods_type: 'course', goods_title: hostile('商品'), goods_thumb: "javascript:window.__xss='thumb'" }
  const question = {
    ...{
      id: 1,
      user_id: 9,
      title: hostile('问题'),
      status: 0,
      status_text: hostile('状态'),
      credit1: 5,
      created_at: day,
    },
    ...{ view_times: 1, answer_count: 1, vote_count: 0, render_content: hostileHtml, images_list: [] },
  }
  const answer = {
    ...{ id: 1, question_id: 1, user_id: 9, user: person('答者'), render_content: hostileHtml, images_list: [] },
    ...{ vote_count: 0, is_vote: 0, reply_count: 1, is_correct: 0, created_at: day },
  }
  const comment = { id: 1, user_id: 9, user: person('评者'), render_content: hostile('评语'), created_at: day }
  const reply = { ...comment, reply_user_id: 8, reply_user: person('旁人') }

  interface Told {
    at: string
    /** Calls and what they answer. */
    answers: Record<string, object>
    names: string[]
    /** Hostile HTML is shown, too. */
    isRich?: true
  }

  const told: Record<string, Told> = {
    questions: {
      at: '/packageA/qa/index',
      answers: {
        '/addons/Wenda/api/v1/questions': {
          data: pageOf(question),
          categories: [{ id: 1, name: hostile('分类'), children: [] }],
        },
      },
      names: ['问题', '分类'],
    },
    'a question and its answers': {
      at: '/packageA/qa/show?id=1',
      answers: {
        '/addons/Wenda/api/v1/question/1/detail': { question, answers: [answer], is_admin: false, is_vote: false },
      },
      names: ['问题', '答者'],
      isRich: true,
    },
    'comments on an answer': {
      at: '/packageA/qa/answer_comments?id=1&question_id=1',
      answers: {
        '/addons/Wenda/api/v1/question/1/detail': { question, answers: [answer], is_admin: false, is_vote: false },
        '/addons/Wenda/api/v1/question/answer/1/comments': { data: pageOf(reply) },
      },
      names: ['答者', '评者', '评语'],
      isRich: true,
    },
    certificates: {
      at: '/packageA/member/certification',
      answers: {
        '/addons/Cert/api/v1/member/cert': pageOf({
          ...{ id: 1, cert_no: hostile('编号'), created_at: day },
          cert: { id: 1, name: hostile('证书'), template_image: "javascript:window.__xss='cert'" },
        }),
      },
      names: ['编号', '证书'],
    },
    'flash sales': {
      at: '/packageA/ms/index',
      answers: {
        '/addons/MiaoSha/api/v1/m': {
          data: pageOf({
            ...{ ...course, id: 1, goods_id: 1, goods_type_text: hostile('种类'), charge: 9, original_charge: 99 },
            ...{ num: 9, over_num: 3, is_start: true, is_over: false, expired_seconds: 600 },
          }),
        },
      },
      names: ['商品', '种类'],
    },
    'goods for points': {
      at: '/packageA/member/credit1Goods?id=1',
      answers: {
        '/addons/Credit1Mall/api/v1/goods/1': {
          data: { id: 1, title: hostile('礼物'), thumb: '', charge: 9, is_v: 0, v_type: '', desc: hostileHtml },
        },
      },
      names: ['礼物'],
      isRich: true,
    },
    'codes that were exchanged': {
      at: '/packageA/member/codeExchanger/records',
      answers: {
        '/addons/CodeExchanger/api/v2/user/records': pageOf({
          ...{
            activity_id: 1,
            code: 'A',
            used_at: day,
            activity: { name: hostile('活动'), relate_data: hostile('[]') },
          },
        }),
      },
      names: ['活动'],
    },
  }

  it.each(Object.entries(told))('in %s', async (_, { at, answers, names, isRich }) => {
    for (const [path, data] of Object.entries(answers)) {
      await academy.fault({
        method: 'GET',
        path,
        body: JSON.stringify({ code: 0, message: '', data }),
        contentType: json,
      })
    }
    const phone = await academy.visitAs(academy.member(), unprotected)
    await phone.go(at)
    if (isRich) await phone.see('结尾的话')
    await expectShown(phone, ...names)
    await phone.close()
  })

  it('and the policy of the page forbids scripts in it on top of that', async () => {
    const phone = await academy.visit()
    await phone.go('/')
    await phone.see('本周好课')
    await phone.page.evaluate(() => {
      const picture = '<img src="x" onerror="window.__xss = 1">'
      document.body.append(document.createRange().createContextualFragment(picture))
    })
    await phone.quiet()
    expect(await phone.page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined()
  })
})

describe('where a login leads', () => {
  const twisted: [string, string][] = [
    ['another host', '//evil.example'],
    ['another site', 'https://evil.example/#/pages/index/index'],
    ['a script', 'javascript:window.__xss=1'],
    ['encoded twice', encodeURIComponent('//evil.example')],
    ['a host with a dot', '.evil.example'],
    ['a host after an at', '@evil.example'],
    ['backslashes', '\\\\evil.example'],
    ['the login page itself', 'login?redirect=courseShow'],
    ['another site with a path of ours', 'https://evil.example/pages/course/show?id=5'],
    ['a name with half its parameters', 'courseShow'],
    ['two question marks', 'courseShow?id=5?id=6'],
    ['five kilobytes', `courseShow?id=5&x=${'a'.repeat(5_000)}`],
    ['what every object has', 'constructor'],
  ]

  it.each(twisted)('is home for whatever is no page of the app: %s', async (_, redirect) => {
    const phone = await academy.visitAs(academy.member(), unprotected)
    await phone.go(`/pages/auth/login?redirect=${encodeURIComponent(redirect)}`)
    await phone.at('/pages/index/index')
    await phone.see('本周好课')
    await expectHarmless(phone)
  })

  it.each(['/pages/course/show?id=5', '/course/5'])('is the course for an address of it: %s', async (redirect) => {
    const phone = await academy.visitAs(academy.member(), unprotected)
    // As operators write it: not encoded.
    await phone.go(`/pages/auth/login?redirect=${redirect}`)
    await phone.at('/pages/course/show')
    expect(phone.page.url()).toMatch(/\?id=5$/)
  })

  it('is home after typing the password, too', async () => {
    const phone = await academy.visit(unprotected)
    await phone.go('/pages/auth/login?redirect=%2F%2Fevil.example')
    await logIn(phone, academy.member())
    await phone.at('/pages/index/index')
    await expectHarmless(phone)
  })
})

describe('a login code in the address', () => {
  it.each(['login', 'bind'])('that this browser has not asked for is not exchanged (%s)', async (action) => {
    const phone = await (action === 'bind' ? academy.visitAs(academy.member()) : academy.visit())
    await phone.go(`/pages/auth/loading?login_code=${'a'.repeat(32)}&action=${action}&nonce=guessed`)
    await phone.see('这次授权不是从这里发起的，或者已经用过')
    expect(phone.page.url()).not.toContain('login_code')
    expect(phone.calls('POST', /login\/code|bindWithCode/)).toEqual([])
  })

  it('is exchanged once, however often its address is opened', async () => {
    const phone = await academy.visit({ userAgent: wechatAgent })
    const returns: string[] = []
    phone.page.on('framenavigated', (frame) => /login_code/.test(frame.url()) && returns.push(frame.url()))
    await phone.go('/pages/auth/login')
    await phone.press(agreement)
    await phone.press('微信登录')
    await phone.press(/林小满/)
    await phone.at('/pages/index/index')
    const [address = ''] = returns
    await phone.go(address.split('#')[1] ?? '')
    await phone.see('已登录')
    expect(phone.calls('POST', /login\/code/)).toHaveLength(1)
  })
})
