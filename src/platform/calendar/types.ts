import type { Appointment } from '@/lib/calendarFile'

/**
 * `added`: in the phone's calendar. `handedOut`: as a file, which the phone adds when it is opened. `refused`: the app
 * may not. `cancelled`: the learner changed their mind. `impossible`: this browser takes no files.
 */
export type Reminding = 'added' | 'handedOut' | 'refused' | 'cancelled' | 'impossible'

/** A file with any number of appointments, one appointment at a time, nothing in this browser, nothing on this device. */
type CalendarWay = 'file' | 'single' | 'none' | 'never'

export interface Calendar {
  way(): CalendarWay
  /**
   * Adds an appointment with its alarm.
   * @throws when the phone cannot
   */
  add(appointment: Appointment): Promise<Reminding>
  /** Adds all at once, under a file's name; 'impossible' unless the way is a file. */
  addAll(appointments: readonly Appointment[], name: string): Promise<Reminding>
  /** Opens the settings where a refusal can be undone. @returns true when it was; H5 refuses nothing */
  openSettings(): Promise<boolean>
}
