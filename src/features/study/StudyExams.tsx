import { View } from '@tarojs/components'
import { useState } from 'react'

import type { ExamKind } from '@/api/exam'
import { Chips } from '@/components/Chips'
import { MyExams } from '@/features/shared/myExams'

import { texts } from './texts'

const words = texts.exams
const lists = (['paper', 'mockPaper', 'practice'] as const).map((key) => ({ key, label: words.lists[key] }))

/** Papers, mock papers and practices that I own or have begun. */
export function StudyExams() {
  const [kind, setKind] = useState<ExamKind>('paper')
  return (
    <View>
      <Chips label={words.listLabel} items={lists} value={kind} onChange={setKind} look='text' />
      <MyExams key={kind} kind={kind} />
    </View>
  )
}
