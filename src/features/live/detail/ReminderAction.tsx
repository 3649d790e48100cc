import type { LiveCourse, LiveLesson, NextLesson } from '@/api/live'
import { IconButton } from '@/components/IconButton'
import { remind } from '@/features/shared/reminder'
import { appointmentEnd } from '@/features/shared/reminder/appointmentEnd'
import { calendar } from '@/platform/calendar'
import { shareAdapter } from '@/platform/share'
import { formatUrl } from '@/routes/codec'

import { texts } from '../texts'

const alarmMinutes = 15

interface ReminderActionProps {
  course: Pick<LiveCourse, 'id' | 'title'>
  lesson: NextLesson & Partial<Pick<LiveLesson, 'plannedSec'>>
  /** Shows a label below the bell. */
  hasCaption?: boolean
}

/** Puts the next lesson into the phone's calendar. The server does not take part. */
export function ReminderAction({ course, lesson, hasCaption = false }: ReminderActionProps) {
  if (calendar.way() === 'never') return null
  const { id, startsAt, plannedSec } = lesson
  const onClick = () =>
    remind({
      title: [course.title, lesson.title].filter(Boolean).join('：'),
      note: texts.reminder.note,
      url: shareAdapter.linkOf(formatUrl('liveVideo', { id, course: course.id })),
      startsAt,
      endsAt: appointmentEnd(startsAt, plannedSec),
      alarmMinutes,
    })
  return (
    <IconButton
      icon='bell'
      label={texts.reminder.label}
      caption={hasCaption ? texts.reminder.caption : undefined}
      onClick={onClick}
    />
  )
}
