import type { ReactNode } from 'react'

import type { ExamKind, MyExam } from '@/api/exam'
import { MediaCard } from '@/components/MediaCard'
import { ProgressRing } from '@/components/ProgressRing'
import { PagedList, usePagedQuery } from '@/features/shared/catalogue'
import { studyExamQueries } from '@/queries/exam'
import { openTarget } from '@/routes/navigate'

import { examPlaces } from './places'
import { texts } from './texts'

/** What I own or have begun of one kind, with my best result or my progress. */
export function MyExams({ kind }: { kind: ExamKind }) {
  const query = usePagedQuery(studyExamQueries.list(kind))
  const words = texts[kind]
  const action = { label: words.toList, onClick: () => openTarget(examPlaces[kind].list) }
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={rows[kind]}
      empty={{ ...words.empty, action }}
      failedTitle={words.failed}
      isGrid
    />
  )
}

function metaOf({ bestScore, fullScore, questionCount, doneCount }: MyExam): string {
  if (doneCount !== null) return texts.done(doneCount, questionCount ?? 0)
  const words = [
    texts.best(bestScore ?? 0),
    fullScore !== null && texts.fullScore(fullScore),
    questionCount !== null && texts.questions(questionCount),
  ]
  return words.filter(Boolean).join(' · ')
}

function Row({ kind, exam }: { kind: ExamKind; exam: MyExam }) {
  const { icon, show } = examPlaces[kind]
  const { id, title, doneCount, questionCount } = exam
  const ratio = doneCount !== null && questionCount ? doneCount / questionCount : undefined
  return (
    <MediaCard
      title={title}
      coverSrc=''
      emblem={icon}
      coverWidth={72}
      meta={metaOf(exam)}
      trailing={ratio !== undefined && <ProgressRing ratio={ratio} />}
      onClick={() => openTarget(show(id))}
    />
  )
}

/** For lists, which draw best with the same function each time. */
const rows: Record<ExamKind, (exam: MyExam) => ReactNode> = {
  paper: (exam) => <Row kind='paper' exam={exam} />,
  mockPaper: (exam) => <Row kind='mockPaper' exam={exam} />,
  practice: (exam) => <Row kind='practice' exam={exam} />,
}
