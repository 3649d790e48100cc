import { ask, toast } from '@/features/shared/dialog'
import { askForSettings } from '@/features/shared/dialog/askForSettings'
import type { Appointment } from '@/lib/calendarFile'
import { calendar } from '@/platform/calendar'
import type { Reminding } from '@/platform/calendar/types'

import { texts } from './texts'

/** Since the last press WeChat's settings allow it: then it is the phone itself that refuses. */
let isAllowed = false

async function addAndReport(add: () => Promise<Reminding>): Promise<void> {
  const wasAllowed = isAllowed
  isAllowed = false
  const outcome = await add()
  if (outcome === 'added' || outcome === 'handedOut') toast(texts[outcome])
  else if (outcome === 'impossible') await ask(texts.impossible)
  else if (outcome === 'refused' && wasAllowed) toast(texts.phoneRefuses)
  // A learner who has refused access before is led to the settings. WeChat adds only within a press, so it takes another.
  else if (outcome === 'refused' && (await askForSettings(texts.refused, () => calendar.openSettings()))) {
    isAllowed = true
    toast(texts.allowed)
  }
}

const failed = () => toast(texts.failed, 'error')

/** Adds an appointment to the phone's calendar and reports the result. The server does not take part. */
export const remind = (appointment: Appointment): void =>
  void addAndReport(() => calendar.add(appointment)).catch(failed)

/** Adds all of them, where the phone accepts a file. */
export const remindOfAll = (appointments: readonly Appointment[], name: string): void =>
  void addAndReport(() => calendar.addAll(appointments, name)).catch(failed)
