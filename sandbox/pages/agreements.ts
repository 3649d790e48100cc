/** The agreements that config links to, as readable pages. */
import { html, page } from './html'

interface Agreement {
  title: string
  sections: [heading: string, text: string][]
}

export const AGREEMENTS = {
  '/user/protocol': {
    title: '用户协议',
    sections: [
      [
        '账号',
        '账号由您本人使用，请妥善保管密码与验证码。一个手机号对应一个账号，转借造成的损失由您自行承担。',
      ],
      ['学习内容', '课程、课件与题目仅供您个人学习。请勿录制、复制或公开传播。'],
      ['评论与提问', '请尊重他人，不发布广告与违法内容。我们会移除违规内容，情节严重的会停用账号。'],
      ['服务变更', '我们会持续改进课程与功能。如需暂停服务，会提前在公告中说明。'],
    ],
  },
  '/user/private_protocol': {
    title: '隐私政策',
    sections: [
      ['我们收集什么', '注册所需的手机号，您主动填写的昵称与头像，以及学习进度和订单记录。'],
      ['怎样使用', '用于登录、保存进度、开通课程和处理订单，不会用于与学习无关的用途。'],
      ['与谁共享', '支付与短信由合作方完成，只传递完成该次服务所必需的信息。'],
      ['您的权利', '您可以在“我的”里更改资料或申请注销。注销申请 7 天后生效，期间登录即视为撤回。'],
    ],
  },
  '/user/vip_protocol': {
    title: '会员服务协议',
    sections: [
      ['会员权益', '有效期内可以免费学习标注“会员”的课程，权益以开通页面的说明为准。'],
      ['有效期', '自支付成功起计算。已是会员的，新购的时长接在原到期日之后。'],
      ['退款', '会员属于虚拟服务，开通后 7 天内且未学习会员课程的可以申请退款。'],
    ],
  },
  '/user/paid_content_purchase_protocol': {
    title: '付费内容购买协议',
    sections: [
      ['购买', '下单前请先试看并阅读课程介绍。支付成功后课程会自动开通。'],
      ['使用期限', '除课程页另有说明外，购买后长期有效。'],
      ['退款', '购买后 7 天内且学习进度不超过一成的，可以联系客服退款。'],
    ],
  },
  '/aboutus': {
    title: '关于我们',
    sections: [
      ['知途网校', '我们相信，好的课程像一扇门：推开它，路就在前面。这里的每门课都从一个真实的问题开始。'],
      ['联系我们', '客服时间：每天 10:00 至 18:00。'],
    ],
  },
} satisfies Record<string, Agreement>

export function agreementPage({ title, sections }: Agreement) {
  const parts = sections.map(
    ([heading, text], index) =>
      html`<h2>${index + 1}. ${heading}</h2>
        <p>${text}</p>`,
  )
  return page(
    title,
    html`<h1>${title}</h1>
      ${parts}`,
    { isWide: true },
  )
}
