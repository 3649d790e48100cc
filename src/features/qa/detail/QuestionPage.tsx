import { Text, View } from '@tarojs/components'
import { useCallback, useEffect, useRef, useState } from 'react'

import type { Answer, QuestionDetail } from '@/api/qa'
import { ActionSheet } from '@/components/ActionSheet'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { ListRow } from '@/components/ListRow'
import { Pressable } from '@/components/Pressable'
import { StateView } from '@/components/StateView'
import { Tag } from '@/components/Tag'
import { TextLink } from '@/components/TextLink'
import { useCommentsOff } from '@/features/shared/comments/useCommentsOff'
import { LongList } from '@/features/shared/list/LongList'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { RichText } from '@/features/shared/richText'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'
import { parseRedirect } from '@/routes/codec'
import { goBackOrReplace, navigateTo } from '@/routes/navigate'
import { memberIdOf, useSession } from '@/stores/session'

import { noteAnswered } from '../answered'
import { hasAnswerDraft } from '../form/drafts'
import { texts as qaTexts } from '../texts'
import { AnswerView } from './AnswerView'
import { PictureGrid } from './PictureGrid'
import styles from './question.module.scss'
import { useQuestionActions } from './useQuestionActions'
import { useVote } from './useVote'
import { VoteButton } from './VoteButton'

const texts = qaTexts.detail

interface QuestionPageProps {
  detail: QuestionDetail
  /** The page from which the learner asked. */
  from: string | undefined
}

export function QuestionPage({ detail, from }: QuestionPageProps) {
  const { question, answers } = detail
  const actions = useQuestionActions(question.id)
  const source = parseRedirect(from)
  // What an answer offers depends on the question. The function stays the same while neither changes.
  const latest = useRef(actions)
  latest.current = actions
  const isAsker = detail.isMine
  const { id, title, isSolved, reward, authorId } = question
  const memberId = useSession(memberIdOf)
  const hasAnswered = answers.some((answer) => answer.authorId === memberId)
  useEffect(() => {
    if (hasAnswered) noteAnswered(id, title)
  }, [hasAnswered, id, title])
  const renderAnswer = useCallback(
    (answer: Answer) => {
      const canAdopt = isAsker && !isSolved && answer.author !== '' && answer.authorId !== authorId
      return (
        <AnswerView questionId={id} answer={answer}>
          <AnswerActions
            answer={answer}
            questionId={id}
            onAdopt={canAdopt ? () => latest.current.adopt(answer.id, reward) : undefined}
            onRemove={() => latest.current.removeAnswer(answer.id)}
          />
        </AnswerView>
      )
    },
    [id, isAsker, isSolved, reward, authorId],
  )
  return (
    <View>
      {source && <ListRow icon='back' label={texts.goOn} onClick={() => goBackOrReplace(source)} />}
      <QuestionHead detail={detail} onRemove={actions.remove} />
      <View className={styles.section} role='heading' aria-level='2'>
        {texts.allAnswers(answers.length)}
      </View>
      {answers.length === 0 ? (
        <StateView kind='empty' {...(isAsker ? texts.noneOfMine : texts.none)} />
      ) : (
        <LongList items={answers} keyOf={({ id }) => id} renderItem={renderAnswer} />
      )}
      {(!isSolved || hasAnswerDraft(id)) && (
        <ActionBar>
          <Button
            // The asker waits for answers, so the red button is for others.
            kind={isAsker || isSolved ? 'line' : 'primary'}
            size='l'
            isBlock
            icon='edit'
            onClick={() => navigateTo('qaReply', { id })}
          >
            {isSolved ? texts.unsent : texts.write}
          </Button>
        </ActionBar>
      )}
    </View>
  )
}

function QuestionHead({ detail, onRemove }: { detail: QuestionDetail; onRemove: () => void }) {
  const { question, answers, isMine, isVoted } = detail
  const { id, title, reward, isSolved, html, images, asker, createdAt, viewCount, voteCount } = question
  const [isMenuOpen, setMenuOpen] = useState(false)
  const vote = useVote(id, 'question', id)
  const canEdit = isMine && !isSolved
  const items = [
    { key: 'edit', label: texts.edit },
    ...(answers.length === 0 ? [{ key: 'remove', label: texts.remove, isDanger: true }] : []),
  ]
  const stats = [
    !isMine && asker,
    createdAt ? relativeTime(createdAt, serverClock.now()) : '',
    qaTexts.views(viewCount),
    qaTexts.answers(answers.length),
  ]
  return (
    <View className={styles.question}>
      <View className={styles.line}>
        <View className={styles.title} role='heading' aria-level='1'>
          {title}
        </View>
        {canEdit && <IconButton icon='more' label={texts.more} onClick={() => setMenuOpen(true)} />}
      </View>
      <View className={styles.tags}>
        <Tag tone={isSolved ? 'success' : 'neutral'}>{isSolved ? qaTexts.solved : qaTexts.unsolved}</Tag>
        {reward > 0 && <Tag tone='warning'>{qaTexts.reward(reward)}</Tag>}
      </View>
      <RichText html={html} />
      <PictureGrid urls={images} />
      <View className={styles.actions}>
        <Text className={styles.time}>{stats.filter(Boolean).join(' · ')}</Text>
        <VoteButton label={texts.question} count={voteCount} isOn={isVoted} isLast onClick={vote} />
      </View>
      {canEdit && (
        <ActionSheet
          isOpen={isMenuOpen}
          title={texts.more}
          items={items}
          onPick={(key) => (key === 'edit' ? navigateTo('qaEdit', { id }) : onRemove())}
          onClose={() => setMenuOpen(false)}
        />
      )}
    </View>
  )
}

interface AnswerActionsProps {
  answer: Answer
  questionId: number
  /** Absent = it cannot be adopted. */
  onAdopt: (() => void) | undefined
  onRemove: () => void
}

function AnswerActions({ answer, questionId, onAdopt, onRemove }: AnswerActionsProps) {
  const { id, commentCount, authorId, isAdopted } = answer
  const isMine = useSession(({ user }) => user !== null && user.id === authorId)
  const name = texts.answerOf(answer.author || qaTexts.gone)
  const isOff = useCommentsOff()
  return (
    <View className={styles.more}>
      {isMine && !isAdopted && (
        <TextLink role='button' onClick={onRemove}>
          {texts.removeAnswer}
        </TextLink>
      )}
      {(commentCount > 0 || !isOff) && (
        <Pressable
          className={styles.comments}
          role='link'
          label={`${name}，${texts.replies(commentCount)}`}
          onClick={() => navigateTo('qaAnswerComments', { id, question_id: questionId })}
        >
          <Icon name='message' size={16} />
          <Text>{commentCount > 0 ? texts.replies(commentCount) : texts.reply}</Text>
        </Pressable>
      )}
      {onAdopt && (
        <Button kind='line' size='s' label={`${texts.adopt}：${name}`} onClick={onAdopt}>
          {texts.adopt}
        </Button>
      )}
    </View>
  )
}
