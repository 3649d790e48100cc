import { ask, toast } from '@/features/shared/dialog'
import type { Appointment } from '@/lib/calendarFile'
import { calendar } from '@/platform/calendar'
import type { Reminding } from '@/platform/calendar/types'

import { texts } from './texts'

async function told(add: () => Promise<Reminding>): Promise<void> {
  const outcome = await add()
  if (outcome === 'added' || outcome === 'handedOut') toast(texts[outcome])
  else if (outcome === 'impossible') await ask(texts.impossible)
  // Who has refused it before is led to where that is taken back.
  else if (outcome === 'refused' && (await ask(texts.refused)) && (await calendar.openSettings())) await told(add)
}

const failed = () => toast(texts.failed, 'error')

/** Puts something into the phone's calendar, and says what has become of it; the server need not know. */
export const remind = (appointment: Appointment): void => void told(() => calendar.add(appointment)).catch(failed)

/** All of them, where the phone takes a file. */
export const remindOfAll = (appointments: readonly Appointment[], name: string): void =>
  void told(() => calendar.addAll(appointments, name)).catch(failed)
