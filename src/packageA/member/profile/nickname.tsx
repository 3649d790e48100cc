import { Nickname } from '@/features/profile/Nickname'
import { screen } from '@/features/shared/screen'

export default screen('profileNickname', Nickname)
