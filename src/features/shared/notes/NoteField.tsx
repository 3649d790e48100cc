import { TextBox } from '@/components/TextBox'

import { texts } from './texts'

interface NoteFieldProps {
  text: string
  /** Shown below the field; '' = none. */
  problem: string
  size: 's' | 'l'
  hasFocus?: boolean
  isInSheet?: boolean
  onInput: (text: string) => void
}

/** The text of a note, with its error. */
export function NoteField({ text, problem, size, hasFocus, isInSheet, onInput }: NoteFieldProps) {
  return (
    <TextBox
      label={texts.field}
      placeholder={texts.placeholder}
      value={text}
      size={size}
      error={problem}
      hasFocus={hasFocus}
      isInSheet={isInSheet}
      onInput={onInput}
    />
  )
}
