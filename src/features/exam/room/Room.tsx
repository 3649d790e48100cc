import { View } from '@tarojs/components'
import { useState } from 'react'

import { attemptResource } from '@/api/snapshot'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { Snapshot } from '@/features/shared/snapshot'
import { serverClock } from '@/lib/serverClock'

import { doneCount, failuresByReason, numbersOf, tilesOf } from '../engine/sheet'
import { Pager } from '../question/Pager'
import questionStyles from '../question/view.module.scss'
import { QuestionView } from '../question/QuestionView'
import { usualBarPx } from '../question/RoomBar'
import { AnswerNote } from './AnswerNote'
import { AttemptBar } from './AttemptBar'
import { HandInSheet } from './HandInSheet'
import { Notices } from './Notices'
import { texts } from './texts'
import { useAttemptPosition } from './useAttemptPosition'
import { withPictures } from './useEssayPictures'
import { useLeaveQuestion } from './useLeaveQuestion'
import { type RunningAttempt, useRunningAttempt } from './useRunningAttempt'
import styles from './room.module.scss'

/** A running attempt: one question a page, the time left, and the state of the answers. */
export function Room(running: RunningAttempt) {
  const { attempt, attemptRef, memberId } = running
  const { questions, startedAt, title, passScore, fullScore } = attempt
  const { index, marked, isMarked, go, toggleMark } = useAttemptPosition(memberId, attemptRef, questions)
  const state = useRunningAttempt(running)
  const { answers, save, give, pictures, handingIn, deadline } = state
  useLeaveQuestion(attemptRef, pictures.unsent.sending + pictures.unsent.failed.length > 0)
  const [isHandInOpen, setHandInOpen] = useState(false)
  const [barPx, setBarPx] = useState(usualBarPx)

  const question = questions[index]
  if (!question) return null
  const refused = new Set(save.refused.map(({ address }) => address))
  const tiles = tilesOf(questions, answers, marked, refused)
  const photographed = attemptResource(attemptRef)
  const spentSec = () => (serverClock.now() - (startedAt?.getTime() ?? serverClock.now())) / 1000
  return (
    <View>
      <AttemptBar
        deadline={deadline}
        progress={texts.progress(doneCount(tiles), tiles.length)}
        save={withPictures(save, pictures.unsent)}
        onHeight={setBarPx}
        onHandIn={() => setHandInOpen(true)}
      />
      <Notices questions={questions} running={state} onGo={go} />
      {photographed && <Snapshot resource={photographed} positionSec={spentSec} placement='inline' />}
      <Pager tiles={tiles} index={index} onGo={go}>
        <View className={styles.examTitle}>
          {title}
          {fullScore > 0 && ` · ${texts.pass(passScore, fullScore)}`}
        </View>
        <QuestionView
          key={question.id}
          number={index + 1}
          question={question}
          answers={answers}
          onAnswer={deadline.timeUp ? undefined : give}
          noteOf={(address) => <AnswerNote address={address} running={state} />}
          picturesOf={pictures.picturesOf}
          barPx={barPx}
          aside={
            <Pressable className={questionStyles.mark} isPressed={isMarked} onClick={toggleMark}>
              <Icon name={isMarked ? 'starFilled' : 'star'} size={20} />
              {isMarked ? texts.mark.on : texts.mark.off}
            </Pressable>
          }
        />
      </Pager>
      <HandInSheet
        isOpen={isHandInOpen}
        tiles={tiles}
        handingIn={handingIn.state}
        waiting={save.waiting}
        left={handingIn.state?.step === 'left' ? failuresByReason(questions, handingIn.state.failures) : []}
        sendingPictures={pictures.unsent.sending}
        failedPictures={numbersOf(questions, pictures.unsent.failed)}
        onConfirm={() => void handingIn.start()}
        onDecide={handingIn.decide}
        onClose={() => {
          handingIn.giveUp()
          setHandInOpen(false)
        }}
        onGo={go}
      />
    </View>
  )
}
