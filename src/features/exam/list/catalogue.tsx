import type { ExamItem } from '@/api/exam'
import { byChild } from '@/features/shared/catalogue'
import { examQueries } from '@/queries/exam'

import { ExamCard } from './ExamCard'
import { ExamRowsSkeleton } from '../ExamSkeleton'
import type { ExamKindRow } from '../kinds'

export const catalogueOf = (examKind: ExamKindRow) =>
  ({
    address: byChild,
    query: ({ categoryId, childId }: { categoryId: number; childId: number }) =>
      examQueries.list(examKind.kind.type, { categoryId, childId }),
    hidesEmptyBar: true,
    card: (exam: ExamItem) => <ExamCard examKind={examKind} exam={exam} />,
    texts: { ...examKind.texts.list, failed: examKind.texts.failed },
    skeleton: <ExamRowsSkeleton />,
  }) as const
