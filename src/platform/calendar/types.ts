import type { Appointment } from '@/lib/calendarFile'

/**
 * `added`: it is in the phone's calendar. `handedOut`: as a file, which the phone puts there when it is opened.
 * `refused`: the learner has not let the app in. `cancelled`: has changed their mind. `impossible`: this browser takes
 * no files.
 */
export type Reminding = 'added' | 'handedOut' | 'refused' | 'cancelled' | 'impossible'

/** How a calendar is reached from here: by a file of any length, one appointment at a time, or not at all. */
type CalendarWay = 'file' | 'single' | 'none'

export interface Calendar {
  way(): CalendarWay
  /**
   * Puts an appointment with its alarm where the phone keeps them.
   * @throws when the phone cannot
   */
  add(appointment: Appointment): Promise<Reminding>
  /** All at once, under a file's name; 'impossible' unless the way is a file. */
  addAll(appointments: readonly Appointment[], name: string): Promise<Reminding>
  /** Leads to where a refusal is taken back; true when it was. On H5 nothing is refused. */
  openSettings(): Promise<boolean>
}
