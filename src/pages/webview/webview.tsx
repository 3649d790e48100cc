import { screen } from '@/features/shared/screen'
import { WebPage } from '@/features/system/webview/WebPage'

export default screen('webview', WebPage)
