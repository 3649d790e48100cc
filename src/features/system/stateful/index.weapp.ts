/** Modules with state that H5 loads on demand. Imported here so that the mini-program has only one copy of each. */
import '@/features/shared/action/sendOnce'
import '@/features/shared/outbox/start'
import '@/features/shared/page/turns'
import '@/stores/memberRecords'

import './missingPage'
