import { payAdapter } from '@/platform/pay'

/** For words that speak of purchases in hint and action: their title alone where the platform forbids selling. */
export const saleHint = <T extends { title: string }>(words: T) => (payAdapter.canSell ? words : { title: words.title })
