/** What keeps a state and is fetched when it is needed on H5: in the mini-program, too, there must be one copy of it. */
import '@/features/shared/action/sendOnce'
import '@/features/shared/outbox/start'
import '@/features/shared/page/turns'
import '@/stores/memberRecords'
