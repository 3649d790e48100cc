import { useEffect, useRef, useState } from 'react'

import { ask } from '@/features/shared/dialog'
import { type FieldRules, useForm } from '@/features/shared/form/useForm'

import { texts } from '../texts'
import { type Draft, useDraft } from './drafts'
import { usePictures } from './usePictures'

interface WritingOptions {
  /** Of the form: what is kept under it comes back. */
  draftKey: string
  /** What the form starts with when nothing was kept. */
  fresh: Draft
  rules: FieldRules<Draft>
  /** Rejects when the server refuses; everything stays as it is. Gives what leads on, once the draft is gone. */
  send: (draft: Draft) => Promise<() => void>
  /** Begins anew, without what was kept. */
  onDiscard: () => void
}

/** What the forms for questions, answers and comments share: fields, pictures, the draft, sending once. */
export function useWriting({ draftKey, fresh, rules, send, onDiscard }: WritingOptions) {
  const draft = useDraft(draftKey, fresh)
  const pictures = usePictures(draft.start.images)
  const [isSent, setSent] = useState(false)
  // Ahead of the state: the page may take another tap before it is left.
  const wasSent = useRef(false)
  const [pictureError, setPictureError] = useState('')

  const form = useForm<Draft>({
    fields: draft.start,
    rules,
    submit: async (values) => {
      if (wasSent.current) return
      setPictureError(pictures.problem)
      if (pictures.problem) return
      const leave = await send({ ...values, images: pictures.urls })
      wasSent.current = true
      setSent(true)
      draft.drop()
      leave()
    },
  })

  // On every render: it writes only what has changed.
  useEffect(() => draft.keep({ ...form.values, images: pictures.urls }))

  const discard = async () => {
    if (!(await ask(texts.form.discarding))) return
    draft.drop()
    onDiscard()
  }
  return {
    form,
    pictures,
    isRestored: draft.isRestored,
    discard: () => void discard(),
    isSending: form.isSubmitting || isSent,
    error: form.formError || (pictures.problem && pictureError),
  }
}
