import { type DialogTexts, useDialog } from '.'

/**
 * Takes over the screen, even from an open question, and keeps it. Only `act` is possible, any number of times. Nothing
 * else is asked afterwards.
 */
export function showBlocking(texts: Omit<DialogTexts, 'cancelLabel'>, act: () => void): void {
  const hold = () => useDialog.setState({ open: { ...texts, isForced: true, answer: act } })
  hold()
  // The replaced question may still be answered by its owner, and others may want to ask.
  useDialog.subscribe(({ open }) => {
    if (open?.answer !== act) hold()
  })
}
