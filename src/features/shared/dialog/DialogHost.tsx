import { ConfirmModal } from '@/components/ConfirmModal'

import { useDialog } from '.'

/** Draws the open question. Loaded when the first one is asked. */
export default function DialogHost() {
  const dialog = useDialog(({ open }) => open)
  if (!dialog) return null
  const { title, text, confirmLabel, cancelLabel, answer } = dialog
  return (
    <ConfirmModal
      isOpen
      title={title}
      content={text}
      action={{ label: confirmLabel, onClick: () => answer(true) }}
      secondary={cancelLabel ? { label: cancelLabel, onClick: () => answer(false) } : undefined}
    />
  )
}
