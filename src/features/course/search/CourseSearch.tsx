import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import type { CourseDetail } from '@/api/course'
import { MarkedText } from '@/components/MarkedText'
import { Pressable } from '@/components/Pressable'
import { SearchInput } from '@/components/SearchInput'
import { SecondStamp } from '@/components/SecondStamp'
import { SmallRowsSkeleton } from '@/components/SmallRowsSkeleton'
import { StateView } from '@/components/StateView'
import { TextLink } from '@/components/TextLink'
import { subtitleEnv } from '@/config/subtitles'
import { useNotes } from '@/features/shared/notes/useNotes'
import { QueryView } from '@/features/shared/page'
import { wordsOf } from '@/lib/findWords'
import { formatDuration } from '@/lib/time'
import { courseQueries } from '@/queries/course'
import { navigateTo } from '@/routes/navigate'

import { courseTab } from '../detail/courseTab'
import { leaveForCourse, openLesson } from '../openLesson'
import { texts as courseTexts } from '../texts'
import styles from './courseSearch.module.scss'
import { courseTextsOf, findInCourse, type Group, type Match } from './find'
import { texts } from './texts'

/** Searches one course: its lessons, the learner's notes, the subtitles, and its own page. */
export function CourseSearch({ courseId }: { courseId: number }) {
  const query = useQuery(courseQueries.detail(courseId))
  return (
    <QueryView query={query} skeleton={<SmallRowsSkeleton />} title={courseTexts.failed}>
      {(course) => <Search course={course} />}
    </QueryView>
  )
}

function Search({ course }: { course: CourseDetail }) {
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const known = useMemo(() => courseTextsOf(course, subtitleEnv.urlPattern), [course])
  const notes = useNotes()?.notes
  const groups = useMemo(() => findInCourse(known, notes ?? [], query), [known, notes, query])
  return (
    <View className={styles.page}>
      <View className={styles.field}>
        <SearchInput value={typed} onInput={setTyped} onSearch={setTyped} placeholder={texts.placeholder} isAutoFocus />
      </View>
      <View className={styles.course}>{course.course.title}</View>
      {query === '' && <StateView kind='empty' {...texts.start} isCompact />}
      {query !== '' && groups.length === 0 && <StateView kind='empty' {...texts.none(query)} isCompact />}
      {groups.map((group) => (
        <Found key={`${group.kind} ${query}`} group={group} words={wordsOf(query)} courseId={course.course.id} />
      ))}
      <View className={styles.note}>{texts.spokenIn(known.spoken.length)}</View>
    </View>
  )
}

/** More of a kind show on demand. */
const firstCount = 10

interface FoundProps {
  group: Group
  words: readonly string[]
  courseId: number
}

function Found({ group: { kind, matches }, words, courseId }: FoundProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? matches : matches.slice(0, firstCount)
  return (
    <View>
      <View className={styles.head}>
        <View className={styles.title} role='heading' aria-level='2'>
          {texts.groups[kind]}
        </View>
        <Text>{texts.count(matches.length)}</Text>
      </View>
      {shown.map((match, index) => (
        <Row key={index} match={match} words={words} courseId={courseId} />
      ))}
      {shown.length < matches.length && (
        <View className={styles.more}>
          <TextLink role='button' tone='brand' onClick={() => setWhole(true)}>
            {texts.showAll(matches.length)}
          </TextLink>
        </View>
      )}
    </View>
  )
}

/** The texts of a row, and where it leads. */
interface RowContent {
  text: string
  hint: string
  sec?: number
  label?: string
  open: () => void
}

function contentOf(match: Match, courseId: number): RowContent {
  const atSecond = (lesson: { id: number; title: string }, sec: number, text: string): RowContent => ({
    ...{ text, hint: lesson.title, sec },
    label: texts.openAt(lesson.title, formatDuration(sec), text),
    open: () => navigateTo('courseVideo', { id: lesson.id, course_id: courseId, at: sec }),
  })
  switch (match.kind) {
    case 'lesson':
      return { text: match.lesson.title, hint: match.chapter, open: () => openLesson(match.lesson) }
    case 'note': {
      const { lessonId, lessonTitle, sec } = match.note
      return atSecond({ id: lessonId, title: lessonTitle }, sec, match.excerpt)
    }
    case 'spoken':
      return atSecond(match.lesson, match.sec, match.excerpt)
    case 'page':
      return {
        ...{ text: match.excerpt, hint: match.label },
        open: () => {
          courseTab.want(courseId, match.tab)
          leaveForCourse(courseId)
        },
      }
  }
}

function Row({ match, words, courseId }: { match: Match; words: readonly string[]; courseId: number }) {
  const { text, hint, sec, label, open } = contentOf(match, courseId)
  return (
    <Pressable className={styles.row} role='link' label={label} onClick={open}>
      {sec !== undefined && <SecondStamp sec={sec} />}
      <View className={styles.words}>
        <View className={styles.text}>
          <MarkedText text={text} words={words} />
        </View>
        {hint !== '' && (
          <View className={styles.hint}>
            <MarkedText text={hint} words={words} />
          </View>
        )}
      </View>
    </Pressable>
  )
}
