import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { errorText, isOutcomeUnknown, isRefusal } from '@/http/apiError'
import { practisingMutations } from '@/queries/practising'

import questionStyles from '../question/view.module.scss'
import { saysNoQuestion } from './noQuestion'
import { texts } from './texts'
import type { usePractice } from './usePractice'

const { title, yes, no, button, done } = texts.remove

interface RemoveButtonProps {
  id: number
  practice: Pick<ReturnType<typeof usePractice>, 'withhold' | 'remove'>
  /** Ids that the server may have removed, although its answer was lost. The set outlives this button. */
  unclear: Set<number>
}

/** After a confirmation, takes the question out of the wrong-answer book. */
export function RemoveButton({ id, practice, unclear }: RemoveButtonProps) {
  const finish = () => {
    toast(done, 'success')
    practice.remove(id)
  }
  /** It may have been taken out on another device. */
  const isOut = (error: unknown) => saysNoQuestion(error) || (unclear.has(id) && isRefusal(error))
  const forgetMistake = {
    ...practisingMutations.forgetMistake,
    async call() {
      // A wrong answer that arrives later would put the question back.
      const goOn = await practice.withhold(id)
      try {
        await practisingMutations.forgetMistake.call(id)
      } catch (error) {
        if (!isOut(error)) goOn()
        throw error
      }
    },
  }
  const removing = useAction(forgetMistake, {
    confirm: { title, confirmLabel: yes, cancelLabel: no },
    // Not `next`, because the learner may have turned the page meanwhile.
    done: finish,
    failed(error) {
      if (isOut(error)) return finish()
      if (isOutcomeUnknown(error)) unclear.add(id)
      toast(errorText(error), 'error')
    },
  })
  return (
    <Pressable className={questionStyles.mark} isBusy={removing.isRunning} onClick={() => void removing.run(id)}>
      <Icon name='trash' size={20} />
      {button}
    </Pressable>
  )
}
