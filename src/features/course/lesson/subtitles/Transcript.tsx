import { Text, View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useStore } from 'zustand'

import { cx } from '@/components/cx'
import { useBusy } from '@/components/pageBusy'
import { Pressable } from '@/components/Pressable'
import { SearchInput } from '@/components/SearchInput'
import { StateView } from '@/components/StateView'
import { TextLink } from '@/components/TextLink'
import { QueryView } from '@/features/shared/page'
import { formatDuration } from '@/lib/time'

import { LessonSkeleton } from '../LessonSkeleton'
import { begunAt, type Cue, paragraphsOf } from './cues'
import type { Position } from './position'
import { texts } from './texts'
import styles from './transcript.module.scss'
import { TranscriptBox } from './TranscriptBox'

interface TranscriptProps {
  query: UseQueryResult<Cue[]>
  position: Position
  onJump: (sec: number) => void
}

/** Everything said in a lesson. */
export function Transcript({ query, position, onJump }: TranscriptProps) {
  return (
    <QueryView query={query} skeleton={<LessonSkeleton />} title={texts.failed} isCompact>
      {(cues) =>
        cues.length === 0 ? (
          <StateView kind='empty' isCompact {...texts.none} />
        ) : (
          <Paragraphs cues={cues} position={position} onJump={onJump} />
        )
      }
    </QueryView>
  )
}

interface ParagraphsProps extends Pick<TranscriptProps, 'position' | 'onJump'> {
  cues: readonly Cue[]
}

/** Follows the picture until the learner scrolls or searches. */
function Paragraphs({ cues, position, onJump }: ParagraphsProps) {
  const paragraphs = useMemo(() => paragraphsOf(cues), [cues])
  const current = useStore(position, ({ sec }) => begunAt(paragraphs, sec))
  const [query, setQuery] = useState('')
  const [isFollowing, setFollowing] = useState(true)
  const wanted = query.trim().toLowerCase()
  useBusy(wanted !== '' || !isFollowing)
  const rows = paragraphs
    .map((paragraph, index) => ({ ...paragraph, index }))
    .filter(({ text }) => text.toLowerCase().includes(wanted))
  const jump = (sec: number) => {
    setFollowing(true)
    onJump(sec)
  }
  return (
    <View className={styles.transcript}>
      <SearchInput value={query} onInput={setQuery} onSearch={setQuery} placeholder={texts.search} />
      {rows.length === 0 && <View className={styles.none}>{texts.noneFound}</View>}
      <TranscriptBox
        label={texts.list}
        current={isFollowing && wanted === '' ? current : -1}
        onScrolled={() => setFollowing(false)}
      >
        {rows.map(({ startSec, text, index }) => (
          <Pressable
            key={index}
            id={`cue-${index}`}
            className={cx(styles.row, index === current && styles.current)}
            label={texts.jump(formatDuration(startSec), text)}
            onClick={() => jump(startSec)}
          >
            <Text className={styles.time}>{formatDuration(startSec)}</Text>
            <Text className={styles.words}>{text}</Text>
          </Pressable>
        ))}
      </TranscriptBox>
      {!isFollowing && wanted === '' && (
        <View className={styles.follow}>
          <TextLink tone='brand' role='button' onClick={() => setFollowing(true)}>
            {texts.follow}
          </TextLink>
        </View>
      )}
    </View>
  )
}
