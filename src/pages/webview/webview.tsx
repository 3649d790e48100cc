import { definePage } from '@/features/shared/page'
import { WebPage } from '@/features/system/webview/WebPage'

export default definePage('webview', WebPage)
