import * as v from 'valibot'

import type { Runtime } from '../core/runtime'
import { SECOND } from '../core/dates'
import { classLine } from '../seed/live'
import { say } from '../services/liveChat'

export const RobotsSchema = v.strictObject({
  /** Lines a second; 0 = the class is quiet. */
  perSec: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
  /** Absent = they never stop. */
  forSec: v.optional(v.pipe(v.number(), v.minValue(0))),
})

/** How often lines are written, however fast the robots speak. */
const SHORTEST_TICK_MS = 50

/** Replaces the robots of the room. The new ones say exactly `perSec * forSec` lines. */
export function startRobots(runtime: Runtime, lessonId: number, robots: v.InferOutput<typeof RobotsSchema>) {
  const room = runtime.rooms.of(lessonId)
  room.stopRobots?.()
  const { perSec, forSec = Infinity } = robots
  if (perSec === 0) return
  const all = Math.round(perSec * forSec)
  const startedAt = performance.now()
  let sent = 0
  const speak = () => {
    const due = Math.min(all, Math.floor(((performance.now() - startedAt) / SECOND) * perSec))
    const fresh = Array.from({ length: due - sent }, (_, place) => classLine(sent + place))
    sent = due
    if (fresh.length > 0) void runtime.run('', (context) => say(context, lessonId, fresh))
    if (sent === all) stop()
  }
  const timer = setInterval(speak, Math.max(SHORTEST_TICK_MS, SECOND / perSec))
  const stop = () => clearInterval(timer)
  room.stopRobots = stop
}
