import type { AppConfig } from '@/api/app'

export const anAppConfig = (over: Partial<AppConfig> = {}): AppConfig => ({
  name: '示例网校',
  logo: '',
  url: 'https://api.example.com',
  pcUrl: '',
  licences: [],
  h5Url: '',
  protocols: {
    user: 'https://api.example.com/user/protocol',
    privacy: 'https://api.example.com/user/private_protocol',
    vip: 'https://api.example.com/user/vip_protocol',
    purchase: '',
  },
  aboutUrl: '',
  purchaseNotice: '',
  playerCover: '',
  watermark: null,
  isMobileBindForced: false,
  isFaceVerifyForced: false,
  listsPaidOrdersOnly: false,
  hasDeletionGrace: false,
  hasWechatLogin: false,
  hasQqLogin: false,
  pointRewards: { register: 0, lesson: 0, course: 0, perYuan: 0, invite: 0 },
  enabledAddons: [],
  ...over,
})
