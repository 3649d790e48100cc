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

/** What a practice is made of, how far I am in each part, and the way in. */
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

/** The daily twenty, for who may enter and where there is something to practise. */
export const dailyEntry = ({ id, canJoin, questionCount }: PracticeDetail): PrimaryAction | undefined =>
  canJoin && questionCount > 0
    ? { action: 'open', label: startTexts.daily, location: { name: 'examPracticePlay', params: { id } } }
    : undefined
