import { useRef } from 'react'

interface FieldEvent {
  detail: { value: string }
}

/**
 * All that a field tells of its text. WeChat fills in a nickname, and some keyboards their last word, without an input
 * event: only the text of the blur or of the return key has it. A text that is told again is old: the app may have
 * changed it since, as by sending it.
 */
export function useTyped(value: string, onType: (text: string) => void) {
  const told = useRef(value)
  const onInput = ({ detail }: FieldEvent) => {
    told.current = detail.value
    onType(detail.value)
  }
  return {
    onInput,
    onFocus({ detail }: FieldEvent) {
      told.current = detail.value
    },
    onLeave(event: FieldEvent) {
      if (event.detail.value !== told.current) onInput(event)
    },
  }
}
