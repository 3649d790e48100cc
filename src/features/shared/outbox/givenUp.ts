import { ApiError } from '@/http/apiError'

/** The academy itself says no (no right, no such thing); what stands before it may say something else tomorrow. */
export const isAcademysNo = (error: unknown): boolean => error instanceof ApiError && error.kind === 'rejected'
