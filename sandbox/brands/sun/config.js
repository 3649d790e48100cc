// 示范：亮黄色的「向日葵学堂」，太浅的颜色会调深到看得清。npm run brand -- sandbox/brands/sun/config.js --preview
window.__ZHITU__ = {
  appName: '向日葵学堂',
  description: '画画、手工和自然',
  brandColor: '#ffd100',
  icon: 'icon.svg',
  logo: 'logo.svg',
}
