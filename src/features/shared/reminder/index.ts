import { ask, toast } from '@/features/shared/dialog'
import type { Appointment } from '@/lib/calendarFile'
import { calendar } from '@/platform/calendar'
import type { Reminding } from '@/platform/calendar/types'

import { texts } from './texts'

/** @param isAllowed by WeChat's settings: then it is the phone itself that refuses */
async function addAndReport(add: () => Promise<Reminding>, isAllowed = false): Promise<void> {
  const outcome = await add()
  if (outcome === 'added' || outcome === 'handedOut') toast(texts[outcome])
  else if (outcome === 'impossible') await ask(texts.impossible)
  else if (outcome === 'refused' && isAllowed) toast(texts.phoneRefuses)
  // A learner who has refused access before is led to the settings.
  else if (outcome === 'refused' && (await ask(texts.refused)) && (await calendar.openSettings()))
    await addAndReport(add, true)
}

const failed = () => toast(texts.failed, 'error')

/** Adds an appointment to the phone's calendar and reports the result. The server does not take part. */
export const remind = (appointment: Appointment): void =>
  void addAndReport(() => calendar.add(appointment)).catch(failed)

/** Adds all of them, where the phone accepts a file. */
export const remindOfAll = (appointments: readonly Appointment[], name: string): void =>
  void addAndReport(() => calendar.addAll(appointments, name)).catch(failed)
