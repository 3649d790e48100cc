import { payAdapter } from '@/platform/pay'

/** For hints that speak of friends' purchases: left out where the platform forbids selling. */
export const saleHint = <T extends { title: string; hint: string }>({ title, hint }: T) =>
  payAdapter.canSell ? { title, hint } : { title }
