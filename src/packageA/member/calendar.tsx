import { CalendarView } from '@/features/calendar/CalendarView'
import { definePage } from '@/features/shared/page'

export default definePage('calendar', CalendarView)
