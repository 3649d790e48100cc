import type { Member } from '@/api/member'
import type { OpenBinding } from '@/stores/openBinding'

export const aMember = (over: Partial<Member> = {}): Member => ({
  id: 7,
  avatar: '',
  nickname: '孤舟听雨',
  mobile: '13800006620',
  hasPassword: true,
  isNicknameSet: false,
  joinedAt: new Date('2024-05-02T02:00:00Z'),
  points: 1280,
  balanceYuan: 86.5,
  inviteBalanceYuan: 0,
  inviteCount: 0,
  vip: null,
  isMobileBound: true,
  isQqBound: false,
  isWechatBound: false,
  isFaceVerified: false,
  realName: '',
  idNumber: '',
  agreementsDue: [],
  ...over,
})

export const anOpenBinding = (token = 'a.b.c'): OpenBinding => ({
  token,
  nickname: '林小满',
  startedAtMs: Date.now(),
})
