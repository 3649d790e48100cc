import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { uploadPicture } from '@/api/qa'
import { qaPictureMaxBytes, qaPicturesMost } from '@/config/limits'
import { ask } from '@/features/shared/dialog'
import { type FieldRules, useForm } from '@/features/shared/form/useForm'
import { createPictureList, type ListedPicture, unsentOf, urlsOf, usePictureItems } from '@/features/shared/pictures'

import { texts } from '../texts'
import { type Draft, useDraft } from './drafts'

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

/** They are sent as soon as they are chosen, for as long as the form is there. */
function usePictures(urls: readonly string[]) {
  const [list] = useState(() =>
    createPictureList({ urls, most: qaPicturesMost, maxBytes: qaPictureMaxBytes, upload: uploadPicture }),
  )
  useEffect(() => list.dispose, [list])
  return list
}

/** Why the form cannot be sent yet; '' = it can. */
function problemOf(items: readonly ListedPicture[]): string {
  const { sending, failed } = unsentOf(items)
  return failed > 0 ? texts.pictures.unsent : sending > 0 ? texts.pictures.waiting : ''
}

/** What the forms for questions, answers and comments share: fields, pictures, the draft, sending once. */
export function useWriting({ draftKey, fresh, rules, send, onDiscard }: WritingOptions) {
  const draft = useDraft(draftKey, fresh)
  const pictures = usePictures(draft.start.images)
  const images = urlsOf(usePictureItems(pictures))
  const [isSent, setSent] = useState(false)
  // Ahead of the state: the page may take another tap before it is left.
  const wasSent = useRef(false)
  const [pictureError, setPictureError] = useState('')

  const form = useForm<Draft>({
    fields: draft.start,
    rules,
    submit: async (values) => {
      if (wasSent.current) return
      const problem = problemOf(pictures.items())
      setPictureError(problem)
      if (problem) return
      const leave = await send({ ...values, images: urlsOf(pictures.items()) })
      wasSent.current = true
      setSent(true)
      draft.drop()
      leave()
    },
  })

  // On every render, with the frame that shows it: it writes only what has changed, and a kill loses nothing seen.
  useLayoutEffect(() => draft.keep({ ...form.values, images }))

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
    error: form.formError || (problemOf(pictures.items()) && pictureError),
  }
}
