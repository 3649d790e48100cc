export const texts = { ask: '向老师提问' } as const
