import type { Appointment } from '@/lib/calendarFile'

/**
 * `added`: it is in the phone's calendar. `handedOut`: as a file, which the phone puts there when it is opened.
 * `refused`: the learner did not allow it. `impossible`: this browser takes no files.
 */
export type Reminding = 'added' | 'handedOut' | 'refused' | 'impossible'

/** Puts an appointment with its alarm where the phone keeps them. */
export type AddToCalendar = (appointment: Appointment) => Promise<Reminding>
