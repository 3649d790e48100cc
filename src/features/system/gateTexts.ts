/** Separate from `texts`, which loads with the first screen. */
export const texts = {
  upgrade: (appName: string) => `${appName} 有新版本`,
  upgradeNow: '立即升级',
  skip: '跳过',
  coming: '新版本还在下载，请过一会儿再点',
  missing: '新版本没有下载下来，请关掉微信再打开',
  /** The server does not say whether the agreements are new or were never accepted. */
  agreement: (names: string) => ({
    title: `请同意${names}`,
    text: '继续使用前，请先阅读',
    confirmLabel: '同意并继续',
    cancelLabel: '退出登录',
  }),
  agreements: { user: '用户协议', privacy: '隐私政策' },
  and: '和',
} as const
