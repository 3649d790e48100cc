module.exports = (api) => {
  api.cache.using(() => process.env.TARO_ENV)
  // WeChat runs scripts in engines of its own, which stay behind the phone's browser and fill in APIs, but no syntax.
  const targets = process.env.TARO_ENV === 'weapp' ? { ios: '13' } : undefined
  return { presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets }]] }
}
