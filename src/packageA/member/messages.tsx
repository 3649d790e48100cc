import { Messages } from '@/features/messages/Messages'
import { definePage } from '@/features/shared/page'

export default definePage('messages', Messages)
