import { FaceResult } from '@/features/face/FaceResult'
import { screen } from '@/features/shared/screen'

export default screen('faceSuccess', FaceResult)
