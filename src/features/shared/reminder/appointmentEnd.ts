/** Our guess where the server does not say how long a lesson will be, as in lists. */
const usualSec = 60 * 60

export const appointmentEnd = (startsAt: Date, plannedSec = 0): Date =>
  new Date(startsAt.getTime() + (plannedSec || usualSec) * 1_000)
