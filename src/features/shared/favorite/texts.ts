export const texts = {
  caption: { on: '已收藏', off: '收藏' },
  done: { on: '已收藏', off: '已取消收藏' },
} as const
