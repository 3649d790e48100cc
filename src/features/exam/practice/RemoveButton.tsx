import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { useAction } from '@/features/shared/action'
import { practisingMutations } from '@/queries/practising'

import questionStyles from '../question/view.module.scss'
import { texts } from './texts'

const { title, yes, no, button, done } = texts.remove

/** After a confirmation, takes the question out of the wrong-answer book. */
export function RemoveButton({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const removing = useAction(practisingMutations.forgetMistake, {
    confirm: { title, confirmLabel: yes, cancelLabel: no },
    done,
    next: onRemoved,
  })
  return (
    <Pressable className={questionStyles.mark} isBusy={removing.isRunning} onClick={() => void removing.run(id)}>
      <Icon name='trash' size={20} />
      {button}
    </Pressable>
  )
}
