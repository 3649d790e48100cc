import { practices } from '@/features/exam/kinds'
import { catalogueOf } from '@/features/exam/list/catalogue'
import { defineCataloguePage } from '@/features/shared/catalogue'

export default defineCataloguePage('examPracticeIndex', catalogueOf(practices))
