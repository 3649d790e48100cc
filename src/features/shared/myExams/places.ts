import type { ExamKind } from '@/api/exam'
import type { IconName } from '@/components/Icon'
import type { Target } from '@/routes/codec'

interface ExamPlaces {
  icon: IconName
  list: Target
  mine: Target
  show: (id: number) => Target
}

/** Where each kind of exam lives. */
export const examPlaces: Record<ExamKind, ExamPlaces> = {
  paper: {
    icon: 'paper',
    list: { name: 'examPaperIndex', params: {} },
    mine: { name: 'examUserPaper', params: {} },
    show: (id) => ({ name: 'examPaperShow', params: { id } }),
  },
  mockPaper: {
    icon: 'clock',
    list: { name: 'examMockIndex', params: {} },
    mine: { name: 'examUserMock', params: {} },
    show: (id) => ({ name: 'examMockShow', params: { id } }),
  },
  practice: {
    icon: 'edit',
    list: { name: 'examPracticeIndex', params: {} },
    mine: { name: 'examUserPractice', params: {} },
    show: (id) => ({ name: 'examPracticeShow', params: { id } }),
  },
}
