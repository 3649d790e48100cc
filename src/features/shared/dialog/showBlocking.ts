import { type DialogTexts, useDialog } from '.'

/**
 * Takes the screen, also from a question that is open, and keeps it: the only way on is `act`, as often as it takes.
 * Nothing is asked after it.
 */
export function showBlocking(texts: Omit<DialogTexts, 'cancelLabel'>, act: () => void): void {
  const hold = () => useDialog.setState({ open: { ...texts, isForced: true, answer: act } })
  hold()
  // What it took the place of may still be answered by what asked it, and others may want to ask.
  useDialog.subscribe(({ open }) => {
    if (open?.answer !== act) hold()
  })
}
