/** JSON calls for tests: teacher, camera and network of a live room. */
import { idIn, type Api } from '../core/api'
import { parse } from '../core/read'
import { RobotsSchema, startRobots } from '../live/robots'
import { SocketFaultSchema } from '../live/rooms'
import { applyEvent, EventSchema, setStatus, showRoom, StatusSchema } from '../services/liveControls'
import { findLesson } from '../services/liveRoom'

const ROOM = '/sandbox/live/:id'

export function liveControlRoutes(api: Api) {
  api.get(ROOM, 'none', (call) => showRoom(call, idIn(call.params)))
  api.post(`${ROOM}/event`, 'none', async (call) =>
    applyEvent(call, await findLesson(call, idIn(call.params)), parse(EventSchema, call.body)),
  )
  api.post(`${ROOM}/status`, 'none', async (call) =>
    setStatus(call, await findLesson(call, idIn(call.params)), parse(StatusSchema, call.body)),
  )
  api.post(`${ROOM}/socket`, 'none', ({ rooms, params, body }) => {
    rooms.of(idIn(params)).setFaults(parse(SocketFaultSchema, body))
  })
  api.post(`${ROOM}/cut`, 'none', ({ rooms, params }) => rooms.of(idIn(params)).cut())
  api.post(`${ROOM}/robots`, 'none', async (call) => {
    const { id } = await findLesson(call, idIn(call.params))
    startRobots(call.runtime, id, parse(RobotsSchema, call.body))
  })
}
