import { Text, View } from '@tarojs/components'

import { ConfirmModal } from '@/components/ConfirmModal'
import { TextLink } from '@/components/TextLink'

import { useDialog } from '.'
import styles from './dialogHost.module.scss'

/** Draws the open question. Its code loads with the first question. */
export default function DialogHost() {
  const dialog = useDialog(({ open }) => open)
  if (!dialog) return null
  const { title, text, links = [], confirmLabel, onConfirm, cancelLabel, isForced, answer } = dialog
  // Closing means "no". If there is only one button, it can only mean that button.
  const dismiss = () => answer(cancelLabel === undefined)
  const confirm = () => {
    // The second tap of a pair comes late.
    if (useDialog.getState().open === dialog) onConfirm?.()
    answer(true)
  }
  return (
    <ConfirmModal
      isOpen
      title={title}
      content={
        <>
          {/* It may be an address that only a long press can copy. */}
          {text && <Text userSelect>{text}</Text>}
          {links.map(({ label, onClick }) => (
            <View key={label} className={styles.link}>
              <TextLink tone='brand' onClick={onClick}>
                {label}
              </TextLink>
            </View>
          ))}
        </>
      }
      action={{ label: confirmLabel, onClick: confirm }}
      secondary={cancelLabel ? { label: cancelLabel, onClick: () => answer(false) } : undefined}
      onDismiss={isForced ? undefined : dismiss}
    />
  )
}
