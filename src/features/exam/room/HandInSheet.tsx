import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'
import { Sheet } from '@/components/Sheet'
import { Spinner } from '@/components/Spinner'

import type { LeftChoice } from '../engine/handIn'
import type { Tile, FailureGroup } from '../engine/sheet'
import sheetStyles from '../question/sheet.module.scss'
import type { HandingIn } from './useHandIn'
import styles from './room.module.scss'
import { texts } from './texts'

interface HandInSheetProps {
  isOpen: boolean
  tiles: readonly Tile[]
  handingIn: HandingIn
  /** Answers that are only on this device. */
  waiting: number
  /** Answers that failed after every one was tried. */
  left: readonly FailureGroup[]
  /** The number of questions with pictures on their way. */
  sendingPictures: number
  /** Numbers of the questions whose pictures failed. */
  failedPictures: readonly number[]
  onConfirm: () => void
  onDecide: (choice: LeftChoice) => void
  onClose: () => void
  onGo: (index: number) => void
}

/** Asks before the hand-in, links to everything that is still open, and shows the progress. */
export function HandInSheet(props: HandInSheetProps) {
  const { isOpen, handingIn, onClose } = props
  const footer = isOpen && handingIn?.step !== 'left' && <Choices {...props} />
  return (
    <Sheet isOpen={isOpen} title={texts.handIn.title} onClose={onClose} footer={footer}>
      {isOpen && (
        <View className={styles.handIn}>
          {handingIn?.step === 'left' ? <Left {...props} /> : <Open {...props} handingIn={handingIn} />}
        </View>
      )}
    </Sheet>
  )
}

/** After this many failures the learner is told what is happening. */
const worrying = 3

function stepText(handingIn: Exclude<HandingIn, { step: 'left' } | null>, waiting: number): string {
  if (handingIn.step === 'emptying') return texts.handIn.emptying(waiting)
  return handingIn.failures >= worrying ? texts.handIn.retrying : texts.handIn.sending
}

/** Leads to these questions. */
function Jumps({ tiles, onClose, onGo }: Pick<HandInSheetProps, 'tiles' | 'onClose' | 'onGo'>) {
  return (
    <View className={sheetStyles.tiles}>
      {tiles.map(({ number, progress }) => (
        <Pressable
          key={number}
          className={cx(sheetStyles.tile, progress === 'refused' && sheetStyles.refused)}
          label={texts.handIn.jump(number)}
          onClick={() => {
            onClose()
            onGo(number - 1)
          }}
        >
          {String(number)}
        </Pressable>
      ))}
    </View>
  )
}

interface OpenProps extends HandInSheetProps {
  handingIn: Exclude<HandingIn, { step: 'left' }>
}

/** What is not answered, and what is marked. */
function Open({ tiles, handingIn, waiting, sendingPictures, failedPictures, ...jump }: OpenProps) {
  const open = tiles.filter(({ progress }) => progress !== 'done')
  const marked = tiles.filter(({ progress, isMarked }) => progress === 'done' && isMarked)
  const refused = open.filter(({ progress }) => progress === 'refused')
  return (
    <>
      <View className={styles.count}>{texts.handIn.ask(open.length - refused.length, refused.length)}</View>
      {!handingIn && sendingPictures + failedPictures.length > 0 && (
        <View className={styles.step} role='status'>
          {sendingPictures > 0 ? texts.handIn.pictures.sending : texts.handIn.pictures.failed(failedPictures)}
        </View>
      )}
      {handingIn && (
        <View className={styles.step} role='status'>
          <Spinner />
          {stepText(handingIn, waiting)}
        </View>
      )}
      <Jumps tiles={open} {...jump} />
      {marked.length > 0 && (
        <>
          <View className={styles.count}>{texts.handIn.marked(marked.length)}</View>
          <Jumps tiles={marked} {...jump} />
        </>
      )}
    </>
  )
}

/** In sight however many questions are open. */
function Choices({ handingIn, sendingPictures, onConfirm, onClose }: HandInSheetProps) {
  return (
    <View className={styles.choices}>
      <Button kind='line' isBlock onClick={onClose}>
        {texts.handIn.no}
      </Button>
      <Button
        isBlock
        isLoading={handingIn !== null}
        isDisabled={sendingPictures > 0}
        onClick={onConfirm}
        id='exam-hand-in'
      >
        {texts.handIn.yes}
      </Button>
    </View>
  )
}

/** Some answers failed. The learner decides whether to hand in without them. */
function Left({ left, onDecide, onClose }: HandInSheetProps) {
  const { title, again, without } = texts.handIn.left
  return (
    <>
      <View className={styles.count}>{title}</View>
      <View className={styles.left} role='status'>
        {left.map(({ reason, numbers, count }) => (
          <View key={reason}>{texts.handIn.refusedFor(numbers, count, reason)}</View>
        ))}
      </View>
      <View className={cx(styles.choices, styles.within)}>
        <Button isBlock onClick={() => onDecide('again')}>
          {again}
        </Button>
        <Button kind='line' isBlock onClick={() => onDecide('without')}>
          {without}
        </Button>
        <Button kind='line' isBlock onClick={onClose}>
          {texts.handIn.no}
        </Button>
      </View>
    </>
  )
}
