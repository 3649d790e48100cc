import { ConfirmModal } from '@/components/ConfirmModal'

import { useDialog } from '.'

/** Draws the open question; one per page, only the page on top is seen. */
export function DialogHost() {
  const dialog = useDialog(({ open }) => open)
  if (!dialog) return null
  const { title, text, confirmLabel, cancelLabel, answer } = dialog
  return (
    <ConfirmModal
      isOpen
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  )
}
