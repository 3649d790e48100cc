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

/** A text of any length by somebody else: about eight lines of it, and all of it on demand. */
export function FoldedText({ text, className }: { text: string; className?: string }) {
  const [isOpen, setOpen] = useState(false)
  const beginning = beginningOf(text)
  if (isOpen || beginning === text) return <Text className={className}>{text}</Text>
  return (
    <>
      <Text className={className}>{`${beginning.trimEnd()}… `}</Text>
      <TextLink tone='brand' role='button' onClick={() => setOpen(true)}>
        {texts.unfold}
      </TextLink>
    </>
  )
}
