/** Small operator content that the config answer and its siblings carry. */

export const links = [
  { name: '国家图书馆', url: 'https://www.nlc.cn/' },
  { name: '故宫博物院', url: 'https://www.dpm.org.cn/' },
]

export const navs = [
  { name: '首页', url: '/', activeRoutes: 'index' },
  { name: '全部课程', url: '/courses', activeRoutes: 'courses,course.show' },
  { name: '会员', url: '/role', activeRoutes: 'role' },
]

/** `thumb` is a path on this server. */
export const sliders = [
  { thumb: '/sandbox/art/slider/1.svg', url: '/packageA/vod/index' },
  { thumb: '/sandbox/art/slider/2.svg', url: '/pages/role/role' },
]

export const bankTransferHtml = `<p>请向以下账户转账，并在备注中填写<strong>订单号</strong>：</p>
<p>户名：知途网校教育科技有限公司<br>开户行：中国工商银行北京海淀支行<br>账号：0200 0045 1920 0123 456</p>
<p>款项到账后，工作人员会在 1 个工作日内为您开通。</p>`
