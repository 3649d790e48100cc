export const texts = { pause: '暂停轮播', goOn: '继续轮播' } as const
