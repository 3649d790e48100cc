import { isDeleted, isRefusedWith } from '@/http/apiError'

/** The academy's own words: it has no such question, or the book does not hold it. No later try changes that. */
export const saysNoQuestion = (error: unknown): boolean => isDeleted(error) || isRefusedWith(error, 'noQuestion')
