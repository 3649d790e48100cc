import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import type { Answer, QuestionDetail } from '@/api/qa'
import { PageOfItems } from '@/features/shared/list/PagedList/PageOfItems'
import { useInViewport } from '@/features/shared/list/useInViewport'

/** The server sends all answers at once. They are drawn as they come near the screen. */
const portion = 20
const aheadPx = 600

interface AnswersProps {
  answers: QuestionDetail['answers']
  /** Should be the same function each time: then drawn answers stay as they are. */
  renderAnswer: (answer: Answer) => React.ReactNode
}

export function Answers({ answers, renderAnswer }: AnswersProps) {
  const [count, setCount] = useState(1)
  const starts = Array.from({ length: Math.min(count, Math.ceil(answers.length / portion)) }, (_, i) => i * portion)
  const hasMore = count * portion < answers.length
  return (
    <View>
      {starts.map((start, index) => (
        <PageOfItems
          key={start}
          items={answers.slice(start, start + portion)}
          keyOf={({ id }) => id}
          renderItem={renderAnswer}
          isFirst={index === 0}
          isGrid={false}
          end={hasMore && index === starts.length - 1 && <Next onNear={() => setCount(count + 1)} />}
        />
      ))}
    </View>
  )
}

function Next({ onNear }: { onNear: () => void }) {
  const { id, isNear } = useInViewport(aheadPx, false)
  useEffect(() => {
    if (isNear) onNear()
  }, [isNear, onNear])
  return <View id={id} style={{ height: '1px' }} />
}
