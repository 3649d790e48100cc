import { appConfig } from './routes/appConfig'

export default defineAppConfig(appConfig())
