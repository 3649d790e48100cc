import { Certificates } from '@/features/certificates/Certificates'
import { definePage } from '@/features/shared/page'

export default definePage('certification', Certificates)
