import { create } from 'zustand'

import { toastMs } from '@/config/limits'
import type { Tone } from '@/lib/tone'
import { toaster } from '@/platform/toast'

export interface DialogTexts {
  title: string
  text?: string
  /** What to read before answering; the question stays. */
  links?: readonly { label: string; onClick: () => void }[]
  confirmLabel: string
  /** Absent = there is only one way on. */
  cancelLabel?: string
  /** Neither Escape nor "back" answers: gates, and what has to be agreed to. */
  isForced?: boolean
}

interface DialogState {
  open: (DialogTexts & { answer: (isConfirmed: boolean) => void }) | null
}

/** The question on screen; drawn by the page on top (`DialogHost`). */
export const useDialog = create<DialogState>()(() => ({ open: null }))

const waiting: Promise<unknown>[] = []

/** Asks one question at a time; true = confirmed. */
export async function ask(texts: DialogTexts): Promise<boolean> {
  const before = Promise.all(waiting)
  const asked = before.then(
    () =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean) => {
          // Answered twice, it does not take away the next one.
          if (useDialog.getState().open?.answer === answer) useDialog.setState({ open: null })
          resolve(isConfirmed)
        }
        useDialog.setState({ open: { ...texts, answer } })
      }),
  )
  waiting.push(asked)
  const result = await asked
  waiting.splice(waiting.indexOf(asked), 1)
  return result
}

/** A short word that does not stop anything (docs/backend/rules.md#constants: 1500 ms). */
export const toast = (text: string, tone?: Tone): void => toaster.show(text, toastMs, tone)
