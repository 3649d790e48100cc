import type { AppConfig } from '@/api/app'

export const anAppConfig = (over: Partial<AppConfig> = {}): AppConfig => ({
  name: '示例网校',
  logo: '',
  url: 'https://api.example.com',
  pcUrl: '',
  icp: '',
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
  hasWechatLogin: false,
  hasQqLogin: false,
  enabledAddons: [],
  ...over,
})
