/** The Snapshot add-on: photographs while learning (docs/backend/live.md#snapshot-images). */
import { idIn, type Api } from '../core/api'
import * as snapshots from '../services/snapshots'

const root = '/addons/Snapshot/api/v1'

export function snapshotRoutes(api: Api) {
  api.get(`${root}/config`, 'bearer', ({ settings }) => settings.sandbox.snapshot)
  api.get(`${root}/resource/query`, 'bearer', (call) => snapshots.countSnapshots(call))
  api.get(`${root}/resource/images`, 'bearer', (call) => snapshots.listSnapshots(call))
  api.post(`${root}/upload/image`, 'bearer', (call) => snapshots.addSnapshot(call))
  api.delete(`${root}/resource/image/:id`, 'bearer', (call) => snapshots.deleteSnapshot(call, idIn(call.params)))
}
