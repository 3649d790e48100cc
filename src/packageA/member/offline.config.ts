import { pageConfig } from '../../routes/pageConfig'

export default definePageConfig(pageConfig('offline'))
