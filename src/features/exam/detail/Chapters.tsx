import type { PracticeChapter, PracticeDetail } from '@/api/practice'
import { ListRow } from '@/components/ListRow'
import { ProgressRing } from '@/components/ProgressRing'
import { StateView } from '@/components/StateView'
import { toast } from '@/features/shared/dialog'
import type { PrimaryAction } from '@/features/shared/product/purchaseOption'
import { navigateTo } from '@/routes/navigate'

import { Section } from './Section'
import { texts } from '../texts'
import { texts as startTexts } from './texts'

interface ChaptersProps {
  practiceId: number
  canJoin: boolean
  chapters: readonly PracticeChapter[]
}

/** The chapters of a practice, with the learner's progress and a link into each. */
export function Chapters({ practiceId, canJoin, chapters }: ChaptersProps) {
  const open = (chapter: number) =>
    canJoin ? navigateTo('examPracticePlay', { id: practiceId, chapter }) : toast(texts.chapterList.closed, 'error')
  return (
    <Section title={texts.chapterList.title}>
      {chapters.length === 0 && <StateView kind='empty' {...texts.chapterList.empty} isCompact />}
      {chapters.map(({ id, name, questionCount, doneCount }) => (
        <ListRow
          key={id}
          label={name}
          value={
            questionCount === 0 ? (
              texts.chapterList.soon
            ) : (
              <>
                {texts.chapterList.progress(doneCount, questionCount)}
                <ProgressRing ratio={doneCount / questionCount} size={16} />
              </>
            )
          }
          isStrong
          onClick={questionCount === 0 ? undefined : () => void open(id)}
        />
      ))}
    </Section>
  )
}

/** The daily twenty. Undefined for learners who may not enter, and when there is nothing to practise. */
export const dailyEntry = ({ id, canJoin, questionCount }: PracticeDetail): PrimaryAction | undefined =>
  canJoin && questionCount > 0
    ? { action: 'open', label: startTexts.daily, location: { name: 'examPracticePlay', params: { id } } }
    : undefined
