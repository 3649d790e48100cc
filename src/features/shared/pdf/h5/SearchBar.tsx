import { IconButton } from '@/components/IconButton'
import { SearchInput } from '@/components/SearchInput'
import { Spinner } from '@/components/Spinner'
import { TextLink } from '@/components/TextLink'

import { texts } from '../texts'
import styles from './pdfViewer.module.scss'
import type { PageMatch } from './useSearch'

interface SearchBarProps {
  query: string
  onInput: (text: string) => void
  matches: readonly PageMatch[]
  isOver: boolean
  isPartial: boolean
  /** Index of the match on screen, from 0; absent = none is known yet. */
  place: number | undefined
  turn: (by: number) => void
  /** The file is being opened anew. */
  isReopening: boolean
  /** Reads the missing pages. */
  onAgain: () => void
  onClose: () => void
}

export function SearchBar(props: SearchBarProps) {
  const { query, onInput, matches, isOver, isPartial, place, turn, isReopening, onAgain, onClose } = props
  const count = matches.length
  const isMissing = isOver && isPartial
  const words = () => {
    if (query.trim() === '') return ''
    if (place !== undefined) return texts.search.place(place + 1, count, isOver)
    if (!isOver) return texts.search.busy
    return isMissing ? '' : texts.search.none
  }
  const isStill = place === undefined
  return (
    <>
      <div className={styles.bar}>
        <IconButton icon='back' label={texts.search.close} onClick={onClose} />
        <SearchInput
          value={query}
          placeholder={texts.search.placeholder}
          isAutoFocus
          onInput={onInput}
          onSearch={() => !isStill && turn(1)}
        />
        <div className={styles.count} role='status'>
          {words()}
        </div>
        <IconButton icon='up' label={texts.search.previous} isDisabled={isStill} onClick={() => turn(-1)} />
        <IconButton icon='down' label={texts.search.next} isDisabled={isStill} onClick={() => turn(1)} />
      </div>
      {isMissing && (
        <div className={styles.unread} role='status'>
          {texts.search.unread}
          {isReopening ? (
            <Spinner />
          ) : (
            <TextLink role='button' onClick={onAgain}>
              {texts.search.again}
            </TextLink>
          )}
        </div>
      )}
    </>
  )
}
