import { SignCenter } from '@/features/signIn/SignCenter'
import { definePage } from '@/features/shared/page'

export default definePage('signCenter', SignCenter)
