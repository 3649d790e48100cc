// 示范：蓝色的「蓝海网校」。npm run brand -- sandbox/brands/ocean/config.js --preview
window.__ZHITU__ = {
  appName: '蓝海网校',
  description: '会计考证，手机上学完',
  brandColor: '#1677ff',
  icon: 'icon.svg',
  logo: 'logo.svg',
  customerService: '400-123-4567',
}
