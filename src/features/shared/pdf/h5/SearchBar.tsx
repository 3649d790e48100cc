import { IconButton } from '@/components/IconButton'
import { SearchInput } from '@/components/SearchInput'

import { texts } from '../texts'
import styles from './pdfViewer.module.scss'
import type { PageMatch } from './useSearch'

interface SearchBarProps {
  query: string
  onInput: (text: string) => void
  matches: readonly PageMatch[]
  isOver: boolean
  /** Index of the match on screen, from 0. */
  place: number
  turn: (by: number) => void
  onClose: () => void
}

export function SearchBar({ query, onInput, matches, isOver, place, turn, onClose }: SearchBarProps) {
  const count = matches.length
  const words = () => {
    if (query.trim() === '') return ''
    if (count > 0) return texts.search.place(place + 1, count, isOver)
    return isOver ? texts.search.none : texts.search.busy
  }
  return (
    <div className={styles.bar}>
      <IconButton icon='back' label={texts.search.close} onClick={onClose} />
      <SearchInput
        value={query}
        placeholder={texts.search.placeholder}
        isAutoFocus
        onInput={onInput}
        onSearch={() => count > 0 && turn(1)}
      />
      <div className={styles.count} role='status'>
        {words()}
      </div>
      <IconButton icon='up' label={texts.search.previous} isDisabled={count === 0} onClick={() => turn(-1)} />
      <IconButton icon='down' label={texts.search.next} isDisabled={count === 0} onClick={() => turn(1)} />
    </div>
  )
}
