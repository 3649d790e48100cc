import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'

import type { AttemptDetail, AttemptRef, HandInResult } from '@/api/attempt'
import { attemptResource } from '@/api/snapshot'
import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { toast } from '@/features/shared/dialog'
import { Snapshot } from '@/features/shared/snapshot'
import { serverClock } from '@/lib/serverClock'

import { formatLeft, leftSecOf } from '../engine/clock'
import { doneCount, openNumbers, tilesOf } from '../engine/sheet'
import { storedPosition, unsentAnswers } from './deviceRecords'
import { HandInSheet } from './HandInSheet'
import { Pager } from './Pager'
import { QuestionView } from './QuestionView'
import { RoomBar, usualBarPx } from './RoomBar'
import { texts } from './texts'
import { useAnswers } from './useAnswers'
import { useDeadline } from './useDeadline'
import { useEssayPictures, withPictures } from './useEssayPictures'
import { useHandIn } from './useHandIn'
import { useLeaveQuestion } from './useLeaveQuestion'
import styles from './room.module.scss'

interface RoomProps {
  attempt: AttemptDetail
  attemptRef: AttemptRef
  memberId: number
  /** Reads the attempt anew; undefined = no answer came. */
  onReload: () => Promise<AttemptDetail | undefined>
}

/** A running attempt: one question a page, the time that is left, and what has become of the answers. */
export function Room({ attempt, attemptRef, memberId, onReload }: RoomProps) {
  const { kind, examId, recordId } = attemptRef
  const { questions } = attempt
  const photographed = attemptResource(attemptRef)
  const { unsent, stored } = useMemo(() => {
    const ref = { kind, examId, recordId }
    return { unsent: unsentAnswers(memberId, ref), stored: storedPosition(memberId, ref) }
  }, [kind, examId, recordId, memberId])
  const [position, setPosition] = useState(stored.get)
  const index = Math.min(position.index, questions.length - 1)
  const change = (next: Partial<typeof position>) => {
    const changed = { ...position, index, ...next }
    stored.set(changed)
    setPosition(changed)
  }
  const go = (to: number) => change({ index: to })

  const reload = async () => {
    const latest = await onReload()
    if (latest && latest.status !== 'running') {
      queue()?.stop()
      toast(texts.handIn.over)
    }
    return latest
  }
  const { answers, save, give, queue } = useAnswers(attemptRef, questions, unsent, () => void reload())
  const { unsent: unsentPictures, picturesOf } = useEssayPictures({ answers, give })

  const onHandedIn = async (result: HandInResult | null) => {
    if (result === null) return void (await reload())
    if (result.status === 'marked') toast(texts.handIn.result(result.score))
    await onReload()
  }
  const handingIn = useHandIn(attemptRef, queue, onHandedIn)
  const [isHandInOpen, setHandInOpen] = useState(false)

  const { leftSec, warning } = useDeadline({
    startedAt: attempt.startedAt,
    deadlineAt: attempt.deadlineAt,
    onLastSeconds: () => queue()?.hurry(),
    // Opening it after the deadline hands it in; a server that does not do so is told.
    onAsk: async () => {
      const latest = await reload()
      if (latest?.status !== 'running') return latest !== undefined
      if (leftSecOf(latest.deadlineAt, serverClock.now()) === 0) await handingIn.start()
      return true
    },
  })

  useLeaveQuestion(attemptRef)
  const [barPx, setBarPx] = useState(usualBarPx)
  const spentSec = () => (serverClock.now() - (attempt.startedAt?.getTime() ?? serverClock.now())) / 1000
  const question = questions[index]
  const tiles = tilesOf(questions, answers, position.marked)
  const isMarked = position.marked.includes(index)
  const toggleMark = () =>
    change({ marked: isMarked ? position.marked.filter((one) => one !== index) : [...position.marked, index] })
  if (!question) return null
  return (
    <View>
      <RoomBar
        lead={
          <View className={cx(styles.time, warning !== null && styles.hurry)} aria-label={texts.left} role='timer'>
            {leftSec === null ? texts.noDeadline : formatLeft(leftSec)}
          </View>
        }
        progress={texts.progress(doneCount(tiles), tiles.length)}
        save={withPictures(save, unsentPictures)}
        onHeight={setBarPx}
      >
        <Button size='s' onClick={() => setHandInOpen(true)}>
          {texts.handIn.button}
        </Button>
        <View role='status' className={styles.spoken}>
          {warning === null ? '' : texts.warnings[warning]}
        </View>
      </RoomBar>
      {photographed && <Snapshot resource={photographed} positionSec={spentSec} placement='inline' />}
      <Pager tiles={tiles} index={index} onGo={go}>
        <View className={styles.examTitle}>
          {attempt.title}
          {attempt.fullScore > 0 && ` · ${texts.pass(attempt.passScore, attempt.fullScore)}`}
        </View>
        <QuestionView
          key={question.id}
          number={index + 1}
          question={question}
          answers={answers}
          onAnswer={give}
          picturesOf={picturesOf}
          barPx={barPx}
          aside={
            <Pressable className={styles.mark} isPressed={isMarked} onClick={toggleMark}>
              <Icon name={isMarked ? 'starFilled' : 'star'} size={20} />
              {isMarked ? texts.question.marked : texts.question.mark}
            </Pressable>
          }
        />
      </Pager>
      <HandInSheet
        isOpen={isHandInOpen}
        openNumbers={openNumbers(tiles)}
        handingIn={handingIn.state}
        save={save}
        pictures={unsentPictures}
        onConfirm={() => void handingIn.start()}
        onClose={() => {
          handingIn.giveUp()
          setHandInOpen(false)
        }}
        onGo={go}
      />
    </View>
  )
}
