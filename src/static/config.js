// 运营方可在部署后直接修改本文件，无需重新构建。留空的项使用构建时的值。
window.__ZHITU__ = {
  appName: '',
  apiHost: '',
  goHost: '',
  userProtocolUrl: '',
  privacyProtocolUrl: '',
  vipProtocolUrl: '',
  purchaseProtocolUrl: '',
  disabledComment: false,
  // 腾讯位置服务的密钥（lbs.qq.com 申请，须允许本站域名）；留空则不显示地图。
  mapKey: '',
  // 工单客服系统的网址；留空则不显示「工单客服」。
  workOrderUrl: '',
  // 这份部署只给自己的应用（App）打开时写 'IOS' 或 'ANDROID'（见 docs/SHELL.md）；留空看浏览器标识。
  shell: '',
  // 故障上报的网址（https，见 docs/DEPLOY.md）；留空则不上报。
  reportUrl: '',
}
