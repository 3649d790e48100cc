import { create } from 'zustand'

import { toastMs } from '@/config/limits'
import { toaster } from '@/platform/toast'

export interface DialogWords {
  title: string
  text?: string
  confirmLabel: string
  /** Absent = there is only one way on. */
  cancelLabel?: string
}

interface DialogState {
  open: (DialogWords & { answer: (isConfirmed: boolean) => void }) | null
}

/** The question on screen; drawn by the page on top (`DialogHost`). */
export const useDialog = create<DialogState>()(() => ({ open: null }))

const waiting: Promise<unknown>[] = []

/** Asks one question at a time; true = confirmed. */
export async function ask(words: DialogWords): Promise<boolean> {
  const before = Promise.all(waiting)
  const asked = before.then(
    () =>
      new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean) => {
          useDialog.setState({ open: null })
          resolve(isConfirmed)
        }
        useDialog.setState({ open: { ...words, answer } })
      }),
  )
  waiting.push(asked)
  const result = await asked
  waiting.splice(waiting.indexOf(asked), 1)
  return result
}

/** A short word that does not stop anything (spec, part 9: 1500 ms). */
export const toast = (words: string): void => toaster.show(words, toastMs)
