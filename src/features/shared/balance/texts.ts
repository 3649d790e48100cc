export const texts = {
  balance: '余额',
} as const
