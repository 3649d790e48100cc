import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { uploadPicture } from '@/api/qa'
import { qaPictureMaxBytes, maxQaPictures } from '@/config/limits'
import { ask, toast } from '@/features/shared/dialog'
import { type FieldRules, useForm } from '@/features/shared/form/useForm'
import {
  createPictureList,
  type ListedPicture,
  unsentOf,
  urlsOf,
  usePictureItems,
  useResent,
} from '@/features/shared/pictures'
import { type Mutation, mutationFor } from '@/queries/mutation'

import { texts } from '../texts'
import { type Draft, useDraft } from './drafts'

interface WritingOptions<R> {
  /** The draft is stored under this key and restored from it. */
  draftKey: string
  /** Initial values when no draft is stored. */
  fresh: Draft
  rules: FieldRules<Draft>
  /** Why it cannot be sent yet, besides its fields and pictures; '' = it can. */
  unready?: (values: Draft) => string
  /** After a refusal the form stays as it is. */
  submit: Mutation<Draft, R>
  /** The message of success. */
  done: string
  next: (answer: R) => void
  /** Starts again without the draft. */
  onDiscard: () => void
}

/** Pictures are uploaded as soon as they are chosen, for as long as the form exists. */
function usePictures(urls: readonly string[]) {
  const [list] = useState(() =>
    createPictureList({ urls, max: maxQaPictures, maxBytes: qaPictureMaxBytes, upload: uploadPicture }),
  )
  useEffect(() => list.dispose, [list])
  useResent(() => [list])
  return list
}

/** Why the form cannot be sent yet; '' = it can. */
function problemOf(items: readonly ListedPicture[]): string {
  const { sending, failed } = unsentOf(items)
  return failed > 0 ? texts.pictures.unsent : sending > 0 ? texts.pictures.waiting : ''
}

/** Shared by the forms for questions, answers and comments: fields, pictures, the draft, sending once. */
export function useWriting<R>(options: WritingOptions<R>) {
  const { draftKey, fresh, rules, unready, submit, done, next, onDiscard } = options
  // Something new would be there twice if it was sent again: a form that still shows it starts again.
  const draft = useDraft(draftKey, fresh, submit.findMine && onDiscard)
  const pictures = usePictures(draft.start.images)
  const items = usePictureItems(pictures)
  const { forgetLost } = draft
  useEffect(() => pictures.subscribe(forgetLost), [pictures, forgetLost])
  const images = urlsOf(items)
  const [isSent, setSent] = useState(false)
  // A ref, because the page may get another tap before it closes.
  const wasSent = useRef(false)
  const [shownProblem, setShownProblem] = useState('')
  const problemWith = (values: Draft) => problemOf(pictures.items()) || (unready?.(values) ?? '')

  const form = useForm<Draft, R>({
    fields: draft.start,
    rules,
    isReady(values) {
      const problem = problemWith(values)
      setShownProblem(problem)
      return problem === '' && !wasSent.current
    },
    submit: mutationFor(submit, (values) => ({ ...values, images: urlsOf(pictures.items()) })),
    done() {
      wasSent.current = true
      setSent(true)
      draft.sent()
      toast(done, 'success')
    },
    next,
  })

  // In each render, in the frame that shows it: it writes only changes, and a kill loses nothing that was seen.
  useLayoutEffect(() => draft.store({ ...form.values, images }, items.length - images.length))

  const discard = async () => {
    if (!(await ask(texts.form.discarding))) return
    draft.drop()
    onDiscard()
  }
  return {
    form,
    pictures,
    /** What was restored; '' = nothing. */
    restored: draft.isRestored ? texts.form.restored(draft.lostCount) : '',
    discard: () => void discard(),
    isSending: form.isSubmitting || isSent,
    /** What the first fields lack, too: on most phones they are out of sight at the button. */
    error: form.formError || (problemWith(form.values) && shownProblem) || form.errors.categoryId || form.errors.title,
  }
}
