import { Messages } from '@/features/message/Messages'
import { screen } from '@/features/shared/screen'

export default screen('messages', Messages)
