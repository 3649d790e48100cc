export interface RoleSeed {
  name: string
  priceYuan: number
  days: number
  /** One benefit per line. */
  description: string
  isHidden?: boolean
}

export const roles: RoleSeed[] = [
  { name: '月度会员', priceYuan: 38, days: 30, description: '会员课程免费看\n新课第一时间学\n随时可续费' },
  {
    name: '季度会员',
    priceYuan: 98,
    days: 90,
    description: '会员课程免费看\n新课第一时间学\n平均每月不到 33 元',
  },
  {
    name: '年度会员',
    priceYuan: 298,
    days: 365,
    description: '会员课程免费看\n新课第一时间学\n课程附件随心下载\n平均每月不到 25 元',
  },
  {
    name: '新人体验会员',
    priceYuan: 0,
    days: 7,
    description: '七天内会员课程免费看\n每人限领一次',
    isHidden: true,
  },
]
