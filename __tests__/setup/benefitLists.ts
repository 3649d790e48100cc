/** Every list of the learner's own things besides what is learnt from, as the server sends it. */
const day = '2026-05-02 10:00:00'
const course = { goods_type: 'course', goods_type_text: '录播课', goods_thumb: '' }

export interface List {
  address: string
  call: string
  /** The text of the empty list. */
  none: string
  /** One row as the server sends it; the page shows `name`. */
  row: (id: number, name: string) => object
  /** The page of rows lies one level deeper. */
  isNested?: boolean
}

const questionRow = (id: number, title: string) => ({
  ...{ id, title, status: 0, status_text: '未解决', credit1: 0, view_times: 1, answer_count: 0, vote_count: 0 },
})

export const benefitLists: Record<string, List> = {
  秒杀订单: {
    address: '/packageA/member/miaosha',
    call: '/addons/MiaoSha/api/v1/m/user/orders',
    none: '抢到的商品会出现在这里',
    row: (id, name) => ({
      id,
      status: 1,
      charge: '9.00',
      created_at: day,
      goods: { ...course, goods_id: id, goods_title: name },
    }),
  },
  拼团订单: {
    address: '/packageA/member/tuangou',
    call: '/addons/TuanGou/api/v1/t/member/orders',
    none: '参加的拼团会出现在这里',
    row: (id, name) => ({
      id,
      status: 1,
      charge: '9.00',
      updated_at: day,
      goods: { ...course, other_id: id, goods_title: name },
    }),
  },
  限时秒杀: {
    address: '/packageA/ms/index',
    call: '/addons/MiaoSha/api/v1/m',
    none: '现在没有秒杀活动',
    isNested: true,
    row: (id, name) => ({
      ...{ ...course, id, goods_id: id, goods_title: name, charge: '9.00', original_charge: '99.00' },
      ...{ num: 9, over_num: 5, is_start: 1, is_over: 0, expired_seconds: 3_600 },
    }),
  },
  拼团: {
    address: '/packageA/tg/index',
    call: '/addons/TuanGou/api/v1/t',
    none: '现在没有拼团活动',
    isNested: true,
    row: (id, name) => ({
      ...{ ...course, id, other_id: id, goods_title: name, charge: '9.00', original_charge: '99.00' },
      ...{ people_num: 3, is_start: 1, is_over: 0, expired_seconds: 3_600 },
    }),
  },
  积分商城: {
    address: '/packageA/member/credit1',
    call: '/addons/Credit1Mall/api/v1/goods',
    none: '网校还没有上架商品',
    isNested: true,
    row: (id, name) => ({ id, title: name, thumb: '', charge: 10, is_v: 0, v_type: '', stock_count: 3 }),
  },
  兑换记录: {
    address: '/packageA/member/credit1Order',
    call: '/addons/Credit1Mall/api/v1/user/orders',
    none: '兑换过的商品会出现在这里',
    row: (id, name) => ({
      id,
      goods_id: id,
      goods_title: name,
      total_charge: 10,
      goods_is_v: 0,
      is_send: 0,
      created_at: day,
    }),
  },
  积分明细: {
    address: '/packageA/member/credit1Record',
    call: '/api/v2/member/credit1Records',
    none: '还没有积分记录',
    row: (_, name) => ({ sum: 5, remark: name, created_at: day }),
  },
  兑换码记录: {
    address: '/packageA/member/codeExchanger/records',
    call: '/addons/CodeExchanger/api/v2/user/records',
    none: '兑换过的内容会出现在这里',
    row: (id, name) => ({ code: `CODE${id}`, used_at: day, activity: { name, relate_data: '[]' } }),
  },
  我的证书: {
    address: '/packageA/member/certification',
    call: '/addons/Cert/api/v1/member/cert',
    none: '获得的证书会出现在这里',
    row: (id, name) => ({ id, cert_no: `NO${id}`, created_at: day, cert: { id, name, template_image: '' } }),
  },
  资金明细: {
    address: '/packageA/member/share/balance',
    call: '/addons/MultiLevelShare/api/v1/user/balanceRecords',
    none: '每一笔奖励和提现都会记在这里',
    row: (id, name) => ({ id, amount: '1.00', remark: name, created_at: day }),
  },
  邀请记录: {
    address: '/packageA/member/share/records',
    call: '/addons/MultiLevelShare/api/v1/user/inviteUsers',
    none: '邀请来的朋友会出现在这里',
    row: (id, name) => ({ id, nick_name: name, mobile: '138****0000', created_at: day }),
  },
  推广商品: {
    address: '/packageA/member/share/share',
    call: '/addons/MultiLevelShare/api/v1/user/goods',
    none: '可以推广的商品会放在这里',
    isNested: true,
    row: (id, name) => ({
      ...{ id, goods_id: id, goods_type: 'vod', goods_title: name, goods_thumb: '', goods_charge: 99, reward: 9 },
    }),
  },
  提现明细: {
    address: '/packageA/member/share/withdraw',
    call: '/addons/MultiLevelShare/api/v1/user/withdrawRecords',
    none: '提现申请会记在这里',
    row: (id, name) => ({ id, amount: 5, channel: 'alipay', status: 3, remark: name, created_at: day }),
  },
  余额明细: {
    address: '/packageA/member/recharge',
    call: '/addons/templateOne/api/v1/member/credit2Records',
    none: '充值和使用的记录会出现在这里',
    row: (id, name) => ({ id, sum: 5, remark: name, created_at: day }),
  },
  问答: {
    address: '/packageA/qa/index',
    call: '/addons/Wenda/api/v1/questions',
    none: '还没有人提问',
    isNested: true,
    row: (id, name) => questionRow(id, name),
  },
  我的问题: {
    address: '/packageA/qa/mine',
    call: '/addons/Wenda/api/v1/member/questions',
    none: '还没有提过问题',
    isNested: true,
    row: (id, name) => questionRow(id, name),
  },
}

/** Longer than one line of a row. */
export const nameOf = (id: number): string => `第 ${id} 行，题目写满两行的时候也要放得下`

export function pageOf({ row, isNested }: List, total: number, query: Record<string, string>): object {
  const [page, size] = [Number(query.page), Number(query.size ?? query.page_size)]
  const first = (page - 1) * size
  const count = Math.max(0, Math.min(size, total - first))
  const data = Array.from({ length: count }, (_, index) => row(first + index + 1, nameOf(first + index + 1)))
  const rows = { current_page: page, data, per_page: size, total, last_page: Math.ceil(total / size) }
  return isNested ? { data: rows } : rows
}
