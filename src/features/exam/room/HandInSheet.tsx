import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { Pressable } from '@/components/Pressable'
import { Sheet } from '@/components/Sheet'
import { Spinner } from '@/components/Spinner'
import type { QueueState } from '@/features/shared/outbox/queue'

import questionStyles from '../question/question.module.scss'
import { texts as questionTexts } from '../question/texts'
import type { UnsentPictures } from './useEssayPictures'
import type { HandingIn } from './useHandIn'
import styles from './room.module.scss'
import { texts } from './texts'

interface HandInSheetProps {
  isOpen: boolean
  /** Numbers, from 1. */
  openNumbers: readonly number[]
  handingIn: HandingIn
  save: QueueState
  pictures: UnsentPictures
  onConfirm: () => void
  onClose: () => void
  onGo: (index: number) => void
}

/** So many failures, and the learner is told what goes on. */
const worrying = 3

function stepText(handingIn: NonNullable<HandingIn>, { waiting, refused }: QueueState): string {
  const [first] = refused
  if (handingIn.step === 'emptying')
    return first ? questionTexts.save.refused(first.reason) : texts.handIn.emptying(waiting)
  return handingIn.failures >= worrying ? texts.handIn.retrying : texts.handIn.sending
}

/** Asks before the hand-in, with a way to everything that is left, and shows how far it is. */
export function HandInSheet(props: HandInSheetProps) {
  const { isOpen, openNumbers, handingIn, save, pictures, onConfirm, onClose, onGo } = props
  return (
    <Sheet isOpen={isOpen} title={texts.handIn.title} onClose={onClose}>
      {isOpen && (
        <View className={styles.handIn}>
          <View className={styles.count}>
            {openNumbers.length > 0 ? texts.handIn.open(openNumbers.length) : texts.handIn.done}
          </View>
          <View className={questionStyles.tiles}>
            {openNumbers.map((number) => (
              <Pressable
                key={number}
                className={questionStyles.tile}
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
          {!handingIn && pictures.sending + pictures.failed > 0 && (
            <View className={styles.step} role='status'>
              {pictures.sending > 0 ? texts.handIn.pictures.sending : texts.handIn.pictures.failed}
            </View>
          )}
          {handingIn && (
            <View className={styles.step} role='status'>
              <Spinner />
              {stepText(handingIn, save)}
            </View>
          )}
          <View className={styles.choices}>
            <Button kind='line' isBlock onClick={onClose}>
              {texts.handIn.no}
            </Button>
            <Button
              isBlock
              isLoading={handingIn !== null}
              isDisabled={pictures.sending > 0}
              onClick={onConfirm}
              id='exam-hand-in'
            >
              {texts.handIn.yes}
            </Button>
          </View>
        </View>
      )}
    </Sheet>
  )
}
