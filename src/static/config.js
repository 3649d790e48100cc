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
}
