import { returnTo } from '@/routes/navigate'

/** Where every form of the account ends, also when it was opened by its address. */
export const toProfile = (): void => returnTo({ name: 'profile', params: {} })
