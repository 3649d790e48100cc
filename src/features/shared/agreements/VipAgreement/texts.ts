export const texts = {
  label: '同意会员服务协议',
  lead: '我已阅读并同意',
  name: '《会员服务协议》',
  ask: {
    title: '先看一眼会员协议',
    text: '开通会员需要同意《会员服务协议》',
    confirmLabel: '同意并继续',
    cancelLabel: '再看看',
  },
} as const
