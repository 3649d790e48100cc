import type { LiveCourse, LiveLesson } from '@/api/live'
import { IconButton } from '@/components/IconButton'
import { ask, toast } from '@/features/shared/dialog'
import { addToCalendar } from '@/platform/calendar'
import { shareAdapter } from '@/platform/share'
import { formatUrl } from '@/routes/codec'

import { texts } from '../texts'

/** Ours: the server does not say how long a lesson will be. */
const lessonMs = 60 * 60_000
const alarmMinutes = 15

interface ReminderActionProps {
  course: LiveCourse
  lesson: LiveLesson & { startsAt: Date }
}

/** Puts the next lesson into the phone's calendar; the server need not know. */
export function ReminderAction({ course, lesson }: ReminderActionProps) {
  const { id, startsAt } = lesson
  const remind = async () => {
    const outcome = await addToCalendar({
      id: `live-${id}`,
      title: `${course.title}：${lesson.title}`,
      note: texts.reminder.note,
      url: shareAdapter.linkOf(formatUrl('liveVideo', { id })),
      startsAt,
      endsAt: new Date(startsAt.getTime() + lessonMs),
      alarmMinutes,
    })
    if (outcome === 'impossible') await ask(texts.reminder.impossible)
    else toast(texts.reminder[outcome])
  }
  return (
    <IconButton
      icon='bell'
      label={texts.reminder.label}
      caption={texts.reminder.caption}
      onClick={() => void remind().catch(() => toast(texts.reminder.refused))}
    />
  )
}
