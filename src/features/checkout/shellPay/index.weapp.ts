import type { ShellPay } from './types'

export const shellPay: ShellPay = {
  listMethods: async () => null,
  create: async () => null,
  pay: async () => 'failed',
  hasApple: () => false,
}
