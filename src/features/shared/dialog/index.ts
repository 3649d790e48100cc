import { create } from 'zustand'

import { toastMs } from '@/config/limits'
import type { Tone } from '@/lib/tone'
import { toaster } from '@/platform/toast'

export interface DialogTexts {
  title: string
  text?: string
  /** To read before answering. The question stays open. */
  links?: readonly { label: string; onClick: () => void }[]
  confirmLabel: string
  /** Runs within the press that confirms, for what WeChat allows only there: on iPhones a promise is too long. */
  onConfirm?: () => void
  /** Absent = there is only one button. */
  cancelLabel?: string
  /** Neither Escape nor "back" answers it: for login checks and agreements. */
  isForced?: boolean
}

interface DialogState {
  open: (DialogTexts & { answer: (isConfirmed: boolean) => void }) | null
}

/** The question on screen. The top page draws it (`DialogHost`). */
export const useDialog = create<DialogState>()(() => ({ open: null }))

const waiting: Promise<unknown>[] = []

/** Asks one question at a time. @returns true = confirmed */
export async function ask(texts: DialogTexts): Promise<boolean> {
  const before = Promise.all(waiting)
  const confirmation = before.then(
    () =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean) => {
          // A second answer must not close the next question.
          if (useDialog.getState().open?.answer === answer) useDialog.setState({ open: null })
          resolve(isConfirmed)
        }
        useDialog.setState({ open: { ...texts, answer } })
      }),
  )
  waiting.push(confirmation)
  const result = await confirmation
  waiting.splice(waiting.indexOf(confirmation), 1)
  return result
}

/** A short message that blocks nothing (docs/backend/rules.md#constants: 1500 ms). */
export const toast = (text: string, tone?: Tone): void => toaster.show(text, toastMs, tone)
