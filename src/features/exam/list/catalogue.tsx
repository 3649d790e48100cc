import type { ExamItem } from '@/api/exam'
import { byChild } from '@/features/shared/catalogue'
import { examQueries } from '@/queries/exam'

import { ExamCard } from './ExamCard'
import { ExamRowsSkeleton } from '../ExamSkeleton'
import type { ExamKindRow } from '../kinds'

export const catalogueOf = (exams: ExamKindRow) =>
  ({
    address: byChild,
    query: ({ categoryId, childId }: { categoryId: number; childId: number }) =>
      examQueries.list(exams.kind.type, { categoryId, childId }),
    hidesEmptyBar: true,
    card: (exam: ExamItem) => <ExamCard exams={exams} exam={exam} />,
    texts: { ...exams.texts.list, failed: exams.texts.failed },
    skeleton: <ExamRowsSkeleton />,
  }) as const
