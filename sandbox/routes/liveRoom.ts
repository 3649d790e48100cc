/** The calls of the second host (docs/backend/live.md#room-calls). */
import { idIn, type Api } from '../core/api'
import { chatHistory, sendChat } from '../services/liveChat'
import { listLiveFiles } from '../services/liveFiles'
import { recordWatch, signInRoom } from '../services/liveRoom'

const LESSON = '/addons/zhibo/api/v1/course/:courseId/video/:lessonId'

export function liveRoomRoutes(api: Api) {
  api.post(`${LESSON}/chat/send`, 'bearer', (call) => sendChat(call))
  api.get(`${LESSON}/chat/msg`, 'bearer', (call) => chatHistory(call))
  api.post(`${LESSON}/signIn/:id`, 'bearer', (call) => signInRoom(call, idIn(call.params)))
  api.post(`${LESSON}/liveWatchRecord`, 'bearer', (call) => recordWatch(call, 'live'))
  api.post(`${LESSON}/vodWatchRecord`, 'bearer', (call) => recordWatch(call, 'recording'))
  api.get(`${LESSON}/attach/index`, 'bearer', (call) => listLiveFiles(call))
}
