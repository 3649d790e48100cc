// A server of the newer dialect that nobody has tuned to the app: 500 courses, 50 ms for each answer, pictures under
// /stub-img/. What it does not know it refuses as the real one does; the token `fresh` has bought and begun nothing.
import http from 'node:http'
import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'

import { pictureDir } from './pictures.mjs'

const SUBJECTS = [
  '前端工程化',
  '数据分析',
  '产品设计',
  '英语口语',
  '高等数学',
  '摄影后期',
  '项目管理',
  '人工智能导论',
  '会计实务',
  '烘焙',
  '健身训练',
  '古诗词鉴赏',
]
const LEVELS = ['零基础入门', '进阶实战', '考前冲刺', '大师课', '七天训练营']
const PEOPLE = ['林晓', '王一鸣', '陈思远', '赵明', '周可', '孙琳']
const CATEGORIES = [
  {
    id: 1,
    name: '编程开发',
    parent_id: 0,
    children: [
      { id: 11, name: '前端', parent_id: 1 },
      { id: 12, name: '后端', parent_id: 1 },
      { id: 13, name: '算法', parent_id: 1 },
    ],
  },
  {
    id: 2,
    name: '语言学习',
    parent_id: 0,
    children: [
      { id: 21, name: '英语', parent_id: 2 },
      { id: 22, name: '日语', parent_id: 2 },
    ],
  },
  { id: 3, name: '职场技能', parent_id: 0, children: [] },
  { id: 4, name: '兴趣生活', parent_id: 0, children: [] },
]
const LEAF = [11, 12, 13, 21, 22, 3, 4]
const catById = (id) => CATEGORIES.flatMap((c) => [c, ...c.children]).find((c) => c.id === id)
const pad = (n) => String(n).padStart(2, '0')
const when = (i) => `2026-${pad(1 + (i % 9))}-${pad(1 + (i % 27))} ${pad(8 + (i % 12))}:${pad((i * 7) % 60)}:00`

function course(i, img) {
  const leaf = LEAF[i % LEAF.length]
  const c = catById(leaf)
  const free = i % 5 === 0 ? 1 : 0
  return {
    id: i,
    title: `${SUBJECTS[i % SUBJECTS.length]}${LEVELS[i % LEVELS.length]} 第${i}期`,
    slug: `course-${i}`,
    thumb: img(`cover-${i % 24}.${(i % 24) % 8 === 7 ? 'webp' : 'jpg'}`),
    charge: free ? 0 : 19 + ((i * 37) % 480),
    short_description: `从零开始，循序渐进，${SUBJECTS[i % SUBJECTS.length]}的系统课程，配套练习与答疑。`,
    seo_keywords: '',
    seo_description: '',
    published_at: when(i),
    is_rec: i % 3 === 0 ? 1 : 0,
    is_show: 1,
    user_count: (i * 131) % 9000,
    category_id: leaf,
    is_free: free,
    is_allow_comment: 1,
    is_vip_free: i % 2,
    videos_count: 12,
    category: { id: c.id, name: c.name, parent_id: c.parent_id, children: [] },
  }
}
const desc = (c, img) =>
  `<h3>学习目标</h3><p>学完《${c.title}》，你能独立完成一个完整的作品。</p>` +
  Array.from(
    { length: 6 },
    (_, k) =>
      `<p>第${k + 1}部分：围绕真实案例讲解核心方法，课后配有练习、参考答案与讲师点评，适合利用碎片时间学习。</p>`,
  ).join('') +
  `<p><img src="${img(`cover-${(c.id + 3) % 24}.${((c.id + 3) % 24) % 8 === 7 ? 'webp' : 'jpg'}`)}" alt="课程介绍"></p>`
function lessons(courseId) {
  const chapters = [1, 2, 3].map((k) => ({
    id: courseId * 10 + k,
    course_id: courseId,
    title: `第${k}章 ${['认识与准备', '核心方法', '综合练习'][k - 1]}`,
  }))
  const videos = {}
  chapters.forEach((ch, k) => {
    videos[ch.id] = [1, 2, 3, 4].map((n) => ({
      id: courseId * 100 + k * 4 + n,
      course_id: courseId,
      title: `${k + 1}-${n} ${['导学', '示范', '动手做', '小结'][n - 1]}`,
      slug: '',
      view_num: 100 * n,
      seo_keywords: '',
      seo_description: '',
      published_at: when(courseId + n),
      charge: 0,
      chapter_id: ch.id,
      duration: 300 + 67 * n,
      is_ban_sell: 0,
      free_seconds: k === 0 && n === 1 ? 60 : 0,
      ban_drag: 0,
      is_allow_comment: 1,
    }))
  })
  return { chapters, videos }
}
function paged(all, page, size, pathName) {
  const last = Math.max(1, Math.ceil(all.length / size))
  const from = (page - 1) * size
  const data = all.slice(from, from + size)
  const u = (p) => (p >= 1 && p <= last ? `${pathName}?page=${p}` : null)
  return {
    current_page: page,
    data,
    first_page_url: u(1),
    from: data.length ? from + 1 : null,
    last_page: last,
    last_page_url: u(last),
    links: [],
    next_page_url: u(page + 1),
    path: pathName,
    per_page: size,
    prev_page_url: u(page - 1),
    to: data.length ? from + data.length : null,
    total: all.length,
  }
}
const person = (i, img) => ({ avatar: img(`avatar-${i % 6}.webp`), nick_name: PEOPLE[i % 6] })

const total = 500
const latencyMs = 50
const missing = { code: 404, message: '路由不存在', data: [] }

/** Answers `/api/...` and `/stub-img/...`. */
export function createAcademy() {
  const answer = (method, p, q, auth, img, origin, fresh) => {
    const list = () => Array.from({ length: total }, (_, k) => course(k + 1, img))
    const ok = (data) => ({ code: 0, message: '', data })
    const page = Math.max(1, Number(q.get('page')) || 1)
    const size = Number(q.get('page_size') || q.get('size')) || 10
    let m
    if (p === '/v2/other/config') {
      return ok({
        name: '示例知途',
        webname: '示例知途',
        logo: { logo: img('logo.png'), white_logo: img('logo.png') },
        url: origin,
        pc_url: '',
        h5_url: origin,
        icp: '示例ICP备00000000号',
        icp_link: '',
        icp2: '',
        icp2_link: '',
        user_protocol: `${origin}/user/protocol`,
        user_private_protocol: `${origin}/user/private_protocol`,
        vip_protocol: `${origin}/user/vip_protocol`,
        paid_content_purchase_protocol: `${origin}/user/paid_content_purchase_protocol`,
        aboutus: `${origin}/aboutus`,
        course_purchase_notice: '<p>课程购买后长期有效，虚拟商品不支持无理由退款。</p>',
        player: {
          cover: img('cover-0.jpg'),
          enabled_bullet_secret: 0,
          bullet_secret: { size: 14, color: 'red', opacity: 1, text: '${mobile}' },
        },
        member: { enabled_mobile_bind_alert: 0, enabled_face_verify: false },
        socialites: { qq: 1, wechat_oauth: 1 },
        credit1_reward: { register: 10, watched_vod_course: 5, watched_video: 1, paid_order: '0.1' },
        enabled_addons: [],
        navs: ['首页', '课程', '会员'].map((name, i) => ({
          id: i + 1,
          sort: i,
          name,
          url: '/',
          active_routes: '',
          platform: 'PC',
          parent_id: 0,
          blank: 0,
          children: [],
        })),
        links: [],
      })
    }
    if (p === '/v2/decorationPage/blocks') {
      const all = list()
      const block = (id, sign, render) => ({
        id,
        page: 'h5-page-index',
        page_name: 'h5-page-index',
        platform: 'h5',
        sign,
        sort: id,
        config: JSON.stringify(render),
        config_render: render,
      })
      const items = (from) => all.slice(from, from + 6)
      return ok([
        block(
          1,
          'slider',
          [0, 1, 2].map((i) => ({ src: img(`slide-${i}.jpg`), href: `/course/${i + 1}` })),
        ),
        block(2, 'grid-nav', {
          line_count: 4,
          items: ['全部课程', '直播', '电子书', '图文', '题库', '学习路径', '问答', '会员'].map((name, i) => ({
            name,
            src: img(`nav-${i}.png`),
            href: '/courses',
          })),
        }),
        block(3, 'blank', { height: 10, bgcolor: '#f6f6f6' }),
        block(4, 'h5-vod-v1', { title: '精选好课', items: items(0) }),
        block(5, 'image-group', {
          v: 'v-1-2',
          items: [0, 1, 2].map((i) => ({ src: img(`cube-${i}.jpg`), url: `/course/${i + 4}` })),
        }),
        block(6, 'h5-vod-v1', { title: '最近更新', items: items(6) }),
      ])
    }
    if (p === '/v2/announcement/latest')
      return ok({
        id: 1,
        admin_id: 1,
        title: '平台将于周日凌晨维护，届时暂停播放',
        announcement: '<p>维护时间为周日 02:00 至 04:00。</p>',
        view_times: 320,
        created_at: when(5),
        updated_at: when(5),
      })
    if ((m = p.match(/^\/v2\/announcement\/(\d+)$/)))
      return ok({
        id: Number(m[1]),
        title: '平台将于周日凌晨维护，届时暂停播放',
        announcement: '<p>维护时间为周日 02:00 至 04:00。</p>',
        view_times: 320,
        created_at: when(5),
      })
    if (p === '/v2/announcements')
      return ok(
        paged(
          [
            {
              id: 1,
              title: '平台将于周日凌晨维护，届时暂停播放',
              announcement: '<p>维护</p>',
              view_times: 320,
              created_at: when(5),
            },
          ],
          page,
          size,
          p,
        ),
      )
    if (p === '/v2/course_categories') return ok(CATEGORIES)
    if (p === '/v2/courses') {
      const cid = Number(q.get('category_id')) || 0
      const parent = CATEGORIES.find((c) => c.id === cid)
      const ids = parent ? [cid, ...parent.children.map((c) => c.id)] : [cid]
      let rows = list().filter((c) => !cid || ids.includes(c.category_id))
      if (q.get('scene') === 'free') rows = rows.filter((c) => c.is_free)
      if (q.get('scene') === 'sub') rows.sort((a, b) => b.user_count - a.user_count)
      return ok(paged(rows, page, Number(q.get('page_size')) || 16, p))
    }
    if ((m = p.match(/^\/v2\/course\/(\d+)$/))) {
      const id = Number(m[1])
      if (id < 1 || id > total) return { code: 404, message: '资源不存在', data: [] }
      const c = course(id, img)
      return ok({
        course: { ...c, render_desc: desc(c, img) },
        ...lessons(id),
        isBuy: auth && !fresh && id % 2 === 0,
        isCollect: auth && id % 3 === 0,
        videoWatchedProgress:
          auth && !fresh
            ? {
                [id * 100 + 1]: {
                  id: 1,
                  user_id: 1,
                  course_id: id,
                  video_id: id * 100 + 1,
                  watch_seconds: 200,
                  watched_at: null,
                },
              }
            : [],
        attach: [{ id: 1, name: '课程讲义.pdf', size: 1843200, extension: 'pdf' }],
        buyVideos: [],
      })
    }
    if ((m = p.match(/^\/v2\/course\/(\d+)\/like$/))) return auth ? ok(1) : null
    if ((m = p.match(/^\/v2\/(course|video)\/(\d+)\/comments$/))) return ok({ comments: [], users: {} })
    if ((m = p.match(/^\/v2\/video\/(\d+)$/))) {
      const cid = Math.max(1, Math.floor(Number(m[1]) / 100))
      const l = lessons(cid)
      const c = course(cid, img)
      const v =
        Object.values(l.videos)
          .flat()
          .find((x) => x.id === Number(m[1])) || Object.values(l.videos)[0][0]
      return ok({
        video: v,
        ...l,
        course: { ...c, render_desc: desc(c, img) },
        is_watch: auth,
        video_watched_progress: [],
        buy_videos: [],
      })
    }
    if (/^\/v2\/video\/\d+\/playinfo$/.test(p))
      return auth
        ? ok({ urls: [{ url: `${origin}/stub-img/none.mp4`, format: 'mp4', name: '默认', duration: 0 }] })
        : null
    if (/^\/v2\/video\/\d+\/record$/.test(p)) return auth ? ok([]) : null
    if (p === '/v3/comments' || p === '/v3/comments/replies') {
      return ok({
        total: 12,
        data: Array.from({ length: 8 }, (_, i) => ({
          id: `c${i}`,
          parent_id: 'p0',
          reply_id: 'r0',
          content: `<p>讲得很清楚，第${i + 1}节的例子很实用，已经照着做了一遍。</p>`,
          ip_province: '浙江',
          is_check: 1,
          created_at: when(i),
          replies_count: i % 3,
          user: person(i, img),
          replies: Array.from({ length: i % 3 }, (_, k) => ({
            id: `c${i}-${k}`,
            parent_id: `c${i}`,
            reply_id: 'r0',
            content: '<p>同感，期待更新。</p>',
            ip_province: '江苏',
            is_check: 1,
            created_at: when(i + k),
            user: person(i + k + 1, img),
            reply_user: null,
          })),
        })),
      })
    }
    if (p === '/v3/search')
      return ok({
        data: list()
          .slice((page - 1) * size, Math.min(60, page * size))
          .map((c) => ({
            id: c.id,
            resource_id: c.id,
            resource_type: 'vod',
            title: c.title,
            thumb: c.thumb,
            charge: c.charge,
            short_desc: c.short_description,
            desc: '',
          })),
        total: 60,
      })
    if (p === '/v2/captcha/image')
      return ok({
        sensitive: false,
        key: 'stub-key',
        img: 'data:image/png;base64,' + fs.readFileSync(path.join(pictureDir, 'captcha.png')).toString('base64'),
      })
    if (p === '/v2/captcha/sms') return ok([])
    if (/^\/v2\/login\/(password|mobile)$/.test(p)) return ok({ token: 'stub-token' })
    if (p === '/v3/auth/login/code') return ok({ success: 1, token: 'stub-token' })
    if (p === '/v2/roles')
      return ok([
        { id: 1, name: '月度会员', charge: 30, expire_days: 30, desc_rows: ['全站会员课程免费', '专属客服'] },
        {
          id: 2,
          name: '年度会员',
          charge: 298,
          expire_days: 365,
          desc_rows: ['全站会员课程免费', '专属客服', '线下活动'],
        },
      ])
    if (p === '/v2/navs' || p === '/v2/links') return ok([])
    if (p === '/v3/other/wechat-mp-jssdk') return ok({ enabled: 0, data: {}, share: {} })
    if (p === '/v3/status') return ok({})
    if (p.startsWith('/v2/member/') || p.startsWith('/v3/member/')) {
      if (!auth) return null
      const record = (i) => {
        const c = course(i, img)
        return {
          id: i,
          user_id: 1,
          course_id: i,
          is_watched: 0,
          watched_at: null,
          progress: (i * 13) % 100,
          learned_count: i % 12,
          is_subscribe: i % 2,
          created_at: when(i),
          updated_at: when(i + 1),
          last_view_video: {
            id: i,
            video_id: i * 100 + 1,
            watch_seconds: 120,
            created_at: when(i),
            updated_at: when(i),
            watched_at: null,
          },
          course: { id: i, title: c.title, thumb: c.thumb, charge: c.charge, videos_count: 12 },
        }
      }
      if (p === '/v2/member/detail' && method === 'GET') {
        return ok({
          id: 1,
          ...person(0, img),
          mobile: '13800000000',
          is_lock: 0,
          is_active: 1,
          role_id: 1,
          role: { id: 1, name: '月度会员' },
          role_expired_at: '2027-01-01 00:00:00',
          invite_balance: 0,
          is_password_set: 1,
          is_set_nickname: 1,
          created_at: when(1),
          credit1: 120,
          credit2: 0,
          credit3: 0,
          is_bind_qq: 0,
          is_bind_wechat: 0,
          is_bind_mobile: 1,
          invite_people_count: 3,
          is_face_verify: true,
          profile_real_name: '林*',
          profile_id_number: '3301**********0011',
          agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: true, vip_agreement_agreed: true },
        })
      }
      if (p === '/v2/member/unreadNotificationCount') return ok(3)
      if (p === '/v2/member/messages')
        return ok(
          paged(
            Array.from({ length: 24 }, (_, i) => ({
              id: `m${i}`,
              notifiable_id: 1,
              data: { message: `您的订单已支付成功（${i + 1}）` },
              read_at: null,
              created_at: when(i),
            })),
            page,
            size,
            p,
          ),
        )
      if (p === '/v2/member/orders')
        return ok(
          paged(
            Array.from({ length: 24 }, (_, i) => {
              const c = course(i + 1, img)
              return {
                id: i + 1,
                user_id: 1,
                charge: c.charge,
                order_id: `2026${10000 + i}`,
                payment_method: 'wechat',
                status_text: i % 4 ? '已支付' : '未支付',
                payment_text: '微信支付',
                continue_pay: false,
                created_at: when(i),
                refund_amount: 0,
                goods: [
                  {
                    num: 1,
                    goods_text: '录播课',
                    charge: c.charge,
                    goods_type: 'COURSE',
                    goods_name: c.title,
                    goods_thumb: c.thumb,
                    goods_id: c.id,
                    goods_charge: c.charge,
                    goods_ori_charge: c.charge,
                  },
                ],
              }
            }),
            page,
            size,
            p,
          ),
        )
      if (fresh && /^\/v3\/member\/courses(\/learned)?$/.test(p)) return ok({ data: [], total: 0 })
      if (/^\/v3\/member\/courses(\/learned|\/like)?$/.test(p)) {
        const all = Array.from({ length: 24 }, (_, i) => record(i + 1))
        return ok({ data: all.slice((page - 1) * size, page * size), total: all.length })
      }
      if (p === '/v2/member/courses') return ok(paged(list().slice(0, 24), page, size, p))
      return ok([])
    }
    return missing
  }

  const server = http.createServer((req, res) => {
    const u = new URL(req.url, 'http://x')
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
      'access-control-max-age': '600',
    }
    if (u.pathname.startsWith('/stub-img/')) {
      const f = path.join(pictureDir, path.basename(u.pathname))
      if (!fs.existsSync(f)) {
        res.writeHead(404, cors)
        return res.end()
      }
      const body = fs.readFileSync(f)
      res.writeHead(200, {
        ...cors,
        'content-type': { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp' }[path.extname(f)],
        'content-length': body.length,
        'cache-control': 'public, max-age=2592000',
      })
      return res.end(body)
    }
    if (req.method === 'OPTIONS') {
      res.writeHead(204, cors)
      return res.end()
    }
    const p = u.pathname.replace(/^\/+(api\/+)*/, '/').replace(/\/{2,}/g, '/')
    req.resume()
    req.on('end', () =>
      setTimeout(() => {
        const origin = `${req.headers['x-forwarded-proto'] || 'http'}://${req.headers['x-forwarded-host'] || req.headers.host}`
        const auth = /^Bearer\s+\S+/.test(req.headers.authorization || '')
        const fresh = /^Bearer\s+fresh$/.test(req.headers.authorization || '')
        let out = answer(req.method, p, u.searchParams, auth, (n) => `${origin}/stub-img/${n}`, origin, fresh)
        out ??= { code: 401, message: '请登录', data: [] }
        let body = Buffer.from(JSON.stringify(out))
        const h = { ...cors, 'content-type': 'application/json', 'cache-control': 'no-cache, private' }
        if (body.length > 1000 && /gzip/.test(req.headers['accept-encoding'] || '')) {
          body = zlib.gzipSync(body, { level: 5 })
          h['content-encoding'] = 'gzip'
          h.vary = 'accept-encoding'
        }
        h['content-length'] = body.length
        res.writeHead(200, h)
        res.end(body)
      }, latencyMs),
    )
  })
  server.keepAliveTimeout = 60000
  return server
}
