import { View } from '@tarojs/components'
import { useState } from 'react'

import type { AttemptDetail } from '@/api/attempt'
import type { Answer } from '@/api/question'
import { Banner } from '@/components/Banner'
import type { Owed } from '@/features/shared/outbox/records'

import { answersOf } from '../engine/answers'
import { tilesOf } from '../engine/sheet'
import { Pager } from '../question/Pager'
import { QuestionView } from '../question/QuestionView'
import { texts } from './texts'
import styles from './room.module.scss'

interface ElsewhereProps {
  attempt: AttemptDetail
  /** Unsent answers on the device. */
  unsent: Owed<Answer>
}

/** Another tab answers this attempt; here it is read-only. */
export function OtherTabNotice({ attempt: { title, questions }, unsent }: ElsewhereProps) {
  const [index, go] = useState(0)
  const answers = answersOf(questions, new Map(unsent.list()))
  const question = questions[index]
  return (
    <View>
      <Banner tone='warning' icon='info'>
        {texts.elsewhere}
      </Banner>
      <Pager tiles={tilesOf(questions, answers, [])} index={index} onGo={go}>
        <View className={styles.examTitle}>{title}</View>
        {question && <QuestionView key={question.id} number={index + 1} question={question} answers={answers} />}
      </Pager>
    </View>
  )
}
