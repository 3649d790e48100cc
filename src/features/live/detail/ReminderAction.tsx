import type { LiveCourse, NextLesson } from '@/api/live'
import { IconButton } from '@/components/IconButton'
import { ask, toast } from '@/features/shared/dialog'
import { calendar } from '@/platform/calendar'
import { shareAdapter } from '@/platform/share'
import { formatUrl } from '@/routes/codec'

import { texts } from '../texts'

/** Ours: the server does not say how long a lesson will be. */
const lessonMs = 60 * 60_000
const alarmMinutes = 15

interface ReminderActionProps {
  course: Pick<LiveCourse, 'id' | 'title'>
  lesson: NextLesson
  /** A word below the bell. */
  hasCaption?: boolean
}

/** Puts the next lesson into the phone's calendar; the server need not know. */
export function ReminderAction({ course, lesson, hasCaption = false }: ReminderActionProps) {
  const { id, startsAt } = lesson
  const remind = async (): Promise<void> => {
    const outcome = await calendar.add({
      title: [course.title, lesson.title].filter(Boolean).join('：'),
      note: texts.reminder.note,
      url: shareAdapter.linkOf(formatUrl('liveVideo', { id, course: course.id })),
      startsAt,
      endsAt: new Date(startsAt.getTime() + lessonMs),
      alarmMinutes,
    })
    if (outcome === 'added' || outcome === 'handedOut') toast(texts.reminder[outcome])
    else if (outcome === 'impossible') await ask(texts.reminder.impossible)
    // Who has refused it before is led to where that is taken back.
    else if (outcome === 'refused' && (await ask(texts.reminder.refused)) && (await calendar.openSettings()))
      await remind()
  }
  return (
    <IconButton
      icon='bell'
      label={texts.reminder.label}
      caption={hasCaption ? texts.reminder.caption : undefined}
      onClick={() => void remind().catch(() => toast(texts.reminder.failed, 'error'))}
    />
  )
}
