import { Text, View } from '@tarojs/components'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { LiveRoom as RoomData } from '@/api/liveRoom'
import { FoldedText } from '@/components/FoldedText'
import { Pressable } from '@/components/Pressable'
import { Tabs } from '@/components/Tabs'
import { AskTeacher } from '@/features/shared/askTeacher'
import { ChinaTime } from '@/features/shared/chinaTime'
import { toast } from '@/features/shared/dialog'
import { QueryView } from '@/features/shared/page'
import { usePageVisible } from '@/features/shared/page/usePageVisible'
import { useReadyOrTimeout } from '@/features/shared/page/useReadyOrTimeout'
import { OfflineBar } from '@/features/shared/page/OfflineBar'
import { Snapshot } from '@/features/shared/snapshot'
import { isDeleted } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment } from '@/lib/time'
import { openEntries } from '@/platform/navigation'
import { liveRoomQueries } from '@/queries/liveRoom'
import { goBack } from '@/routes/navigate'
import { useSession } from '@/stores/session'

import { toTimetable } from '../detail/liveTab'
import { OnAirTag } from '../OnAirTag'
import { LinesOverPicture } from './ChatLines'
import { ChatPanel } from './ChatPanel'
import type { Chat } from './chat/session'
import { useChat, useChatState } from './chat/useChat'
import { Courseware } from './Courseware'
import { Locked } from './Locked'
import { RoomSkeleton } from './RoomSkeleton'
import styles from './room.module.scss'
import { secondsLeft, SignInDialog } from './SignInDialog'
import { Stage } from './Stage'
import { texts } from './texts'
import { useCourseOf } from './useCourseOf'
import { type Room, useRoom } from './useRoom'
import { useWatching } from './useWatching'

/** A live room before, during and after its lesson. The `key` starts a new one when another member logs in. */
export function LiveRoom({ lessonId, courseId }: { lessonId: number; courseId: number | undefined }) {
  const userId = useSession(({ user }) => user?.id)
  return <RoomOf key={`${lessonId} ${userId}`} lessonId={lessonId} namedId={courseId} userId={userId} />
}

type Tab = 'chat' | 'courseware'

interface RoomOfProps {
  lessonId: number
  /** The course in the page's address. */
  namedId: number | undefined
  userId: number | undefined
}

function RoomOf({ lessonId, namedId, userId }: RoomOfProps) {
  const room = useRoom(lessonId)
  // Data on this device belongs to a member: wait until it is known to whom.
  const isReady = useReadyOrTimeout(userId !== undefined)
  const show = useWatching(room, isReady)
  const { refusal } = room
  // After a refusal the data from before must not be shown, but the course is still known from it.
  const data = refusal ? undefined : room.query.data
  const course = useCourseOf(lessonId, room.query.data?.courseId ?? namedId)
  const memberId = userId ?? data?.chat?.memberId ?? 0
  const playedSec = () => show.watching?.playedSec() ?? 0
  const chat = useChat(isReady ? data : undefined, memberId, playedSec)
  const [tab, setTab] = useState<Tab>('chat')
  const signIn = useChatState(chat, (state) => state.signIn)
  useOver(room, chat)
  useBegun(room, chat)
  useMissed(room, chat)
  useDeaf(room, chat)
  useNewCourseware(lessonId, chat)

  const isOver = data?.lesson.state === 'over'
  const isSignInOpen = data?.lesson.state === 'onAir' && signIn !== null && secondsLeft(signIn) !== 0
  useCalledBack(isSignInOpen)
  return (
    <View className={styles.room}>
      <View className={styles.main}>
        <Stage
          room={room}
          show={show}
          onBack={() => leaveFor(course.id)}
          onTimetable={() => course.id !== undefined && toTimetable(course.id)}
          coursePoster={course.detail?.course.thumb ?? ''}
          isCalledBack={isSignInOpen}
          overFullscreen={<LinesOverPicture chat={chat} />}
        />
        <OfflineBar />
        {data && <Head room={data} />}
        {data?.lesson.state === 'upcoming' && <ChinaTime />}
        {data && isOver && (
          <AskTeacher
            about={() => texts.askAbout(data.courseTitle, data.lesson.title, show.watching?.playedSec() ?? 0)}
            from={{ name: 'liveVideo', params: { id: lessonId } }}
          />
        )}
      </View>
      <View className={styles.side}>
        {data && (data.lesson.state === 'onAir' || show.watching) && (
          <Snapshot
            resource={{ type: 'live', id: data.courseId }}
            positionSec={() => show.watching?.playedSec() ?? 0}
            placement='here'
          />
        )}
        {refusal && course.id !== undefined ? (
          <Locked
            courseId={course.id}
            isCancelled={isDeleted(refusal)}
            onEnter={() => void room.ask(false).catch(() => undefined)}
          />
        ) : (
          <QueryView query={room.query} skeleton={<RoomSkeleton />} title={texts.failed}>
            {(known) => (
              <>
                <RoomTabs chat={chat} tab={tab} onChange={setTab} />
                {tab === 'chat' ? (
                  <ChatPanel chat={chat} lessonId={lessonId} canTalk={!isOver && known.chat !== null} />
                ) : (
                  <Courseware
                    roomKey={{ courseId: known.courseId, lessonId }}
                    title={known.lesson.title}
                    canGrow={!isOver}
                  />
                )}
              </>
            )}
          </QueryView>
        )}
      </View>
      {data && signIn && isSignInOpen && (
        <SignInDialog
          key={signIn.id}
          round={signIn}
          roomKey={{ courseId: data.courseId, lessonId }}
          onEnd={() => chat.dispatch({ type: 'signInEnded', id: signIn.id })}
        />
      )}
    </View>
  )
}

/** A component of its own, because the number changes with every message. */
function RoomTabs({ chat, tab, onChange }: { chat: Chat; tab: Tab; onChange: (tab: Tab) => void }) {
  const unseenCount = useChatState(chat, (state) => state.unseenCount)
  const isChatHidden = tab !== 'chat'
  useEffect(() => chat.dispatch({ type: 'hidden', isHidden: isChatHidden }), [chat, isChatHidden])
  const items = [
    { key: 'chat', label: texts.tabs.chat, count: isChatHidden && unseenCount > 0 ? unseenCount : undefined },
    { key: 'courseware', label: texts.tabs.courseware },
  ] as const
  return <Tabs label={texts.tabs.label} items={items} value={tab} onChange={onChange} />
}

/** The dialog waits in the room: whoever is on another page, with the picture in a small window perhaps, is told. */
function useCalledBack(isSignInOpen: boolean): void {
  const isVisible = usePageVisible()
  useEffect(() => {
    if (isSignInOpen && !isVisible) toast(texts.signIn.away, 'warning')
  }, [isSignInOpen, isVisible])
}

/** Goes back; a learner who came by an address gets the timetable. */
function leaveFor(courseId: number | undefined): void {
  if (courseId !== undefined && openEntries().length < 2) toTimetable(courseId)
  else goBack()
}

/** The lesson's title, its status and its course. */
function Head({ room: { lesson, courseId, courseTitle } }: { room: RoomData }) {
  const { upcoming, undated, over } = texts.status
  const { state, startsAt, title } = lesson
  const when = startsAt ? upcoming(formatAppointment(startsAt, serverClock.now())) : undated
  return (
    <View className={styles.head}>
      <View className={styles.title} role='heading' aria-level='1'>
        <FoldedText text={title} />
      </View>
      <View className={styles.meta}>
        {state === 'onAir' ? <OnAirTag /> : <View>{state === 'over' ? over : when}</View>}
        <Pressable className={styles.course} role='link' onClick={() => toTimetable(courseId)}>
          <Text className={styles.name}>{courseTitle}</Text>
        </Pressable>
      </View>
    </View>
  )
}

/** docs/backend/live.md#room-states */
const overMs = 1_500
/** Random spread, so that a class does not ask in the same moment. */
const spreadMs = 2_000

/**
 * The lesson ends while the learner watches: says so, then reads the room anew. `useRoom` repeats that until the server
 * says "over", too.
 */
function useOver({ ask, doubt }: Room, chat: Chat): void {
  const isOver = useChatState(chat, (state) => state.isOver)
  useEffect(() => {
    if (!isOver) return
    toast(texts.over)
    doubt()
    const waitMs = overMs + spreadMs * Math.random()
    const timer = setTimeout(() => void ask(false).catch(() => undefined), waitMs)
    return () => clearTimeout(timer)
  }, [isOver, ask, doubt])
}

/**
 * No frame says that a lesson begins. A sign-in round that is called before the room knows is the first sign of it, and is
 * soon over.
 */
function useBegun({ ask, state }: Room, chat: Chat): void {
  const roundId = useChatState(chat, ({ signIn }) => signIn?.id)
  const isAhead = state === 'waiting' || state === 'late'
  useEffect(() => {
    if (roundId === undefined || !isAhead) return
    const timer = setTimeout(() => void ask(false).catch(() => undefined), spreadMs * Math.random())
    return () => clearTimeout(timer)
  }, [roundId, isAhead, ask])
}

/**
 * Frames may have been missed (mutes, a sign-in round, the end), so the room is read anew. `useRoom` repeats what was
 * refused.
 */
function useMissed({ ask, doubt }: Room, chat: Chat): void {
  const missedCount = useChatState(chat, (state) => state.missedCount)
  useEffect(() => {
    if (missedCount === 0) return
    doubt()
    void ask(true).catch(() => undefined)
  }, [missedCount, ask, doubt])
}

/** A socket that is lost for a moment is no reason to ask. */
const deafMs = 10_000

/** Without a socket only reading tells what happens: it is blocked, or the room has none. */
function useDeaf({ setDeaf }: Room, chat: Chat): void {
  const isOpen = useChatState(chat, ({ link }) => link === 'open')
  useEffect(() => {
    if (isOpen) return setDeaf(false)
    const timer = setTimeout(() => setDeaf(true), deafMs)
    return () => clearTimeout(timer)
  }, [isOpen, setDeaf])
}

/** A frame says that the courseware has changed. */
function useNewCourseware(lessonId: number, chat: Chat): void {
  const client = useQueryClient()
  const coursewareVersion = useChatState(chat, (state) => state.coursewareVersion)
  useEffect(() => {
    const { queryKey } = liveRoomQueries.courseware({ courseId: 0, lessonId })
    if (coursewareVersion > 0) void client.invalidateQueries({ queryKey })
  }, [client, lessonId, coursewareVersion])
}
