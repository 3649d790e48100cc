// 运营方可在部署后直接修改本文件，无需重新构建。留空的项使用构建时的值。
window.__ZHITU__ = {
  // 标志的文件名（放在本文件旁边）或网址，登录页显示；后台设了的以后台为准。
  logo: '',
  // 下面四项由 npm run brand 写进 index.html 和图标（见 docs/DEPLOY.md「自己的名字和颜色」）：
  // 一句话介绍；H5 的网址；品牌色，如 '#1677ff'；图标的文件名，svg、png 或 jpg，放在本文件旁边。
  description: '',
  siteUrl: '',
  brandColor: '',
  icon: '',
  appName: '',
  apiHost: '',
  goHost: '',
  userProtocolUrl: '',
  privacyProtocolUrl: '',
  vipProtocolUrl: '',
  purchaseProtocolUrl: '',
  disabledComment: false,
  // 没有网络也能打开（见 docs/DEPLOY.md「没有网络时」）；写 false 关掉，学员手机里存下的应用文件也随之删除。
  offline: true,
  // 腾讯位置服务的密钥（lbs.qq.com 申请，须允许本站域名）；留空则不显示地图。
  mapKey: '',
  // 工单客服系统的网址；留空则不显示「工单客服」。
  workOrderUrl: '',
  // 自己的其他网站（活动页等）的域名，用英文逗号隔开；打开时不再问学员。
  webHosts: '',
  // 字幕的网址，{course}、{lesson} 换成课程和课时的编号（见 docs/DEPLOY.md「字幕」）；留空则只认课程附件和视频流自带的字幕。
  subtitleUrl: '',
  // 封面按显示的宽度取图时，图床的缩放参数，{width} 换成像素数（见 docs/DEPLOY.md「封面的大小」）；留空取原图。
  pictureQuery: '',
  // 客服：网址或电话；留空则不显示。
  customerService: '',
  // 这份部署只给自己的应用（App）打开时写 'IOS' 或 'ANDROID'（见 docs/SHELL.md）；留空看浏览器标识。
  shell: '',
  // 故障上报的网址（https，见 docs/DEPLOY.md）；留空则不上报。
  reportUrl: '',
  // 统计的网址（见 docs/DEPLOY.md「统计」，那里还有百度统计的写法）；留空则不统计。
  statsUrl: '',
}
