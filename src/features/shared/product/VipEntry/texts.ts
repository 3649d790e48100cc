import { type Cents, formatCentsShort } from '@/lib/money'

export const texts = {
  from: (cents: Cents) => `¥${formatCentsShort(cents)} 起`,
} as const
