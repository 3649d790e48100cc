import { papers } from '@/features/exam/kinds'
import { catalogueOf } from '@/features/exam/list/catalogue'
import { defineCataloguePage } from '@/features/shared/catalogue'

export default defineCataloguePage('examPaperIndex', catalogueOf(papers))
