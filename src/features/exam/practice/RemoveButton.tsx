import { useQueryClient } from '@tanstack/react-query'

import { removeMistake } from '@/api/questionBook'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { ask, toast } from '@/features/shared/dialog'
import { useTask } from '@/features/shared/form/useTask'
import { errorText } from '@/http/apiError'
import { practisingQueries } from '@/queries/practising'

import questionStyles from '../question/question.module.scss'
import { texts } from './texts'

/** Takes the question out of the wrong-answer book, once the learner is sure. */
export function RemoveButton({ id, onRemoved }: { id: number; onRemoved: () => void }) {
  const client = useQueryClient()
  const { title, text, yes, no, button, done } = texts.remove
  const removing = useTask(async () => {
    if (!(await ask({ title, text, confirmLabel: yes, cancelLabel: no }))) return
    try {
      await removeMistake(id)
      toast(done)
      onRemoved()
      void client.invalidateQueries({ queryKey: practisingQueries.summaries('wrongBook') })
    } catch (error) {
      toast(errorText(error), 'error')
    }
  })
  return (
    <Pressable className={questionStyles.mark} isBusy={removing.isRunning} onClick={() => void removing.run()}>
      <Icon name='trash' size={20} />
      {button}
    </Pressable>
  )
}
