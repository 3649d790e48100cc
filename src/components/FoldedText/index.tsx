import { Text } from '@tarojs/components'
import { useState } from 'react'

import { TextLink } from '../TextLink'
import { texts } from '../texts'

/** Shown lines, and the width that fits a phone's line: a Chinese character counts two. */
const maxLines = 8
const lineUnits = 40

/** All of a text that fits. */
function beginningOf(text: string): string {
  let lines = 1
  let units = 0
  let end = 0
  for (const character of text) {
    const width = character > '\u00ff' ? 2 : 1
    if (character === '\n' || units + width > lineUnits) {
      lines++
      units = 0
    }
    if (lines > maxLines) return text.slice(0, end)
    if (character !== '\n') units += width
    end += character.length
  }
  return text
}

interface FoldedTextProps {
  text: string
  className?: string
  /** By a long press in the mini-program, which then starts a new line for it. On H5 all texts are. */
  isSelectable?: boolean
}

/** A text of any length by somebody else: about eight lines of it, and all of it on demand. */
export function FoldedText({ text, className, isSelectable }: FoldedTextProps) {
  const [isOpen, setOpen] = useState(false)
  const beginning = beginningOf(text)
  if (isOpen || beginning === text) {
    return (
      <Text className={className} userSelect={isSelectable}>
        {text}
      </Text>
    )
  }
  return (
    <>
      <Text className={className}>{`${beginning.trimEnd()}… `}</Text>
      <TextLink tone='brand' role='button' onClick={() => setOpen(true)}>
        {texts.unfold}
      </TextLink>
    </>
  )
}
