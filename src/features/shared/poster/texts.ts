/** Drawn on the picture. */
export const texts = {
  free: '免费',
  invites: '邀请你一起学习',
  scan: '长按或扫码查看',
} as const
