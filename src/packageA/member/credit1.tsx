import { Mall } from '@/features/pointsMall/Mall'
import { definePage } from '@/features/shared/page'

export default definePage('credit1', Mall)
