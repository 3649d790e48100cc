import { PracticePage } from '@/features/exam/practice/PracticePage'
import { definePage } from '@/features/shared/page'

export default definePage('examPracticePlay', function ExamPracticePlayPage({ params: { id, chapter } }) {
  const daily = { kind: 'daily', practiceId: id } as const
  return <PracticePage source={chapter ? { ...daily, kind: 'chapter', chapterId: chapter } : daily} />
})
