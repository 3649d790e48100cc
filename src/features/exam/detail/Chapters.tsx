import type { PracticeChapter } from '@/api/practice'
import { ListRow } from '@/components/ListRow'
import { ProgressRing } from '@/components/ProgressRing'
import { StateView } from '@/components/StateView'

import { Section } from './Section'
import { texts } from '../texts'

/** What a practice is made of, and how far I am in each part. */
export function Chapters({ chapters }: { chapters: readonly PracticeChapter[] }) {
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
        />
      ))}
    </Section>
  )
}
