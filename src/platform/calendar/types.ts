import type { Appointment } from '@/lib/calendarFile'

/**
 * `added`: it is in the phone's calendar. `handedOut`: as a file, which the phone puts there when it is opened.
 * `refused`: the learner has not let the app in. `cancelled`: has changed their mind. `impossible`: this browser takes
 * no files.
 */
type Reminding = 'added' | 'handedOut' | 'refused' | 'cancelled' | 'impossible'

export interface Calendar {
  /**
   * Puts an appointment with its alarm where the phone keeps them.
   * @throws when the phone cannot
   */
  add(appointment: Appointment): Promise<Reminding>
  /** Leads to where a refusal is taken back; true when it was. On H5 nothing is refused. */
  openSettings(): Promise<boolean>
}
