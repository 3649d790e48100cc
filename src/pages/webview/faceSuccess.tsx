import { FaceResult } from '@/features/account/faceCheck/FaceResult'
import { definePage } from '@/features/shared/page'

export default definePage('faceSuccess', FaceResult)
